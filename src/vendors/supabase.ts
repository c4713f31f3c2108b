/** Supabase runs the function that answers the chat. */

import type { DataRecipient } from './data-recipient.ts';
import type { Environment } from './environment.ts';

/** As named in the privacy policy. */
export const chatProvider: DataRecipient = { name: 'Supabase', company: 'Supabase, Inc.', countries: ['US'] };

export const chatVariables = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'] as const;

export type ChatService = ReturnType<typeof chatServiceOf>;

/** The base address of the functions, on the local server if the environment has none, and the public key. */
export function chatServiceOf(environment: Environment) {
  const [address = '', anonKey = ''] = chatVariables.map((name) => environment[name]?.toString());
  return { url: `${address.replace(/\/+$/, '')}/functions/v1`, anonKey };
}
