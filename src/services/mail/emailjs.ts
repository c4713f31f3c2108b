import type { MailProvider } from './provider.ts';

const empty = 'Not provided';

/** EmailJS: a template of the owner's account becomes the mail. */
export const emailjs: MailProvider = {
  name: 'EmailJS',
  keys: {
    service_id: { variable: 'PUBLIC_EMAILJS_SERVICE_ID', local: 'service_local' },
    template_id: { variable: 'PUBLIC_EMAILJS_TEMPLATE_ID', local: 'template_local' },
    user_id: { variable: 'PUBLIC_EMAILJS_PUBLIC_KEY', local: 'public_local' },
  },
  address: {
    variable: 'PUBLIC_EMAILJS_ENDPOINT',
    standard: 'https://api.emailjs.com/api/v1.0/email/send',
    local: '/api/v1.0/email/send',
  },
  body: ({ to, name, email, text, subject, timestamp, fields }, keys) => {
    // Name and e-mail have parameters of their own, and the text of the mail holds the message.
    const { firstName: _, lastName: _1, email: _2, message: _3, ...others } = fields;
    const filled = Object.entries(others).map(([field, value]) => [field, value || empty]);
    return {
      ...keys,
      template_params: {
        ...Object.fromEntries(filled),
        to_email: to,
        from_name: name,
        from_email: email,
        message: text,
        subject,
        timestamp,
      },
    };
  },
};
