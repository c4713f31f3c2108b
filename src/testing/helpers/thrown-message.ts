/** The whole message of the error that `act` throws. */
export function thrownMessage(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
  return 'nothing was thrown';
}
