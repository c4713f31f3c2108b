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
    // The text of the mail holds every field; the template has parameters for these.
    const { company, phone } = fields;
    return {
      ...keys,
      template_params: {
        company: company || empty,
        phone: phone || empty,
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
