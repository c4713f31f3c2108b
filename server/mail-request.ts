import { emailjs } from '../src/mail/emailjs.ts';

/** The parameters of the template, as the forms send them. */
export type MailParameters = Readonly<Record<string, string>>;

/** What EmailJS answers to a request that it does not send, as plain text. */
export class MailRefusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = 'MailRefusal';
    this.status = status;
  }
}

/**
 * Checks a request as EmailJS does.
 *
 * @param body the text of the request
 * @returns the template's parameters
 * @throws {MailRefusal} 400 for what is missing, unknown or no text, 403 for a wrong public key, 422 when
 *   nobody would get the mail, or its answer
 */
export function readMailRequest(body: string): MailParameters {
  const fields = recordOf(parse(body), 'The request body');
  for (const name of ['service_id', 'template_id', 'user_id', 'template_params']) {
    if (fields[name] === undefined || fields[name] === '') {
      throw new MailRefusal(400, `The parameter ${name} is required`);
    }
  }
  const parameters = recordOf(fields['template_params'], 'The parameter template_params');
  if (fields['user_id'] !== local('user_id')) throw new MailRefusal(403, 'The Public Key is invalid');
  if (fields['service_id'] !== local('service_id')) throw new MailRefusal(400, 'The service ID not found');
  if (fields['template_id'] !== local('template_id')) {
    throw new MailRefusal(400, 'The template ID not found');
  }
  const texts = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, textOf(name, value)]),
  );
  if (!texts['to_email']?.trim()) throw new MailRefusal(422, 'The recipients address is empty');
  if (!isAddress(texts['to_email'])) throw new MailRefusal(422, 'The recipients address is corrupted');
  for (const name of ['from_email', 'reply_to']) {
    // A template answers to it where it is given: README, "EmailJS".
    if (texts[name]?.trim() && !isAddress(texts[name])) {
      throw new MailRefusal(422, `The reply address (${name}) is corrupted`);
    }
  }
  return texts;
}

/** One plain address of at most 254 characters (RFC 5321): a list of thousands takes the mail library seconds. */
function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+$/.test(text);
}

/** The value that the stand-in takes for a key of EmailJS. */
function local(key: string): string | undefined {
  return emailjs.keys[key]?.local;
}

/**
 * Checks the plain JSON of a webhook: an object of texts, as `src/mail/webhook.ts` sends it.
 *
 * @param body the text of the request
 * @returns what the mail that keeps it says
 * @throws {MailRefusal} 400 for what is no object, lacks its text or has no address to answer to
 */
export function readWebhookRequest(body: string): MailParameters {
  const mail = recordOf(parse(body), 'The request body');
  for (const name of ['subject', 'text', 'name', 'email']) {
    if (typeof mail[name] !== 'string') throw new MailRefusal(400, `The field ${name} must be text`);
  }
  if (!isAddress(String(mail['email']))) throw new MailRefusal(400, 'The field email must be an address');
  return {
    to_email: 'webhook@localhost',
    from_name: String(mail['name']),
    from_email: String(mail['email']),
    subject: String(mail['subject']),
    message: String(mail['text']),
  };
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    throw new MailRefusal(400, `The parameter template_params.${name} must be text`);
  }
  return value == null ? '' : String(value);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new MailRefusal(400, 'The request body must be JSON');
  }
}

function recordOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MailRefusal(400, `${name} must be an object`);
  }
  return value as Record<string, unknown>;
}
