/** Why the model gave no reply. The message is for the log and never holds what a visitor wrote. */
export class ModelError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ModelError';
  }
}
