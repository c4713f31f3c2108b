import type { MailService } from '@/islands/contact-form/request.ts';

/** A filled-in contact form. */
export const typed = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@example.se',
  company: 'Öbergs Rör AB',
  phone: '031-12 34 56',
  message: 'The phone rings\nall day.',
};

export const mail: MailService = {
  endpoint: '/api/v1.0/email/send',
  serviceId: 'service_1',
  templateId: 'template_2',
  publicKey: 'public_3',
  toEmail: 'hello@example.com',
};
