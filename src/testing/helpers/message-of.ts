/** For tests: the whole message of the error that `act` throws. */
export function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
  return 'nothing was thrown';
}
