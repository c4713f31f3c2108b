/** How long an answer may take before it counts as a failure. */
const timeout = 15_000; // ms

/**
 * Posts a form to the e-mail service. Never repeated by itself: a mail that was answered with an
 * error may have been sent all the same.
 *
 * @returns true when the service took the mail; failures are logged
 */
export async function sendMail(endpoint: string, body: unknown): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return true;
    console.error(`The e-mail service answered ${response.status}: ${await response.text()}`);
  } catch (error) {
    console.error('The e-mail service could not be reached.', error);
  }
  return false;
}
