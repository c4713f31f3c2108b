/** Where and with which keys mail is sent as long as none are configured: to the stand-in. */
export const standInMail = {
  /** On the site's own address; the path is EmailJS's. */
  path: '/api/v1.0/email/send',
  serviceId: 'service_local',
  templateId: 'template_local',
  publicKey: 'public_local',
} as const;
