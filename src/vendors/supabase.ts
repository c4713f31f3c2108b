/** Supabase runs the function that answers the chat. */

import type { DataRecipient } from './data-recipient.ts';

/** As named in the privacy policy. */
export const chatProvider: DataRecipient = { name: 'Supabase', company: 'Supabase, Inc.', countries: ['US'] };

export const chatVariables = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'] as const;

type Environment = Readonly<Partial<Record<(typeof chatVariables)[number], string | undefined>>>;

export type ChatService = ReturnType<typeof chatServiceOf>;

/** The base address of the functions, on the local server if the environment has none, and the public key. */
export function chatServiceOf(environment: Environment) {
  const { PUBLIC_SUPABASE_URL: address = '', PUBLIC_SUPABASE_ANON_KEY: anonKey = '' } = environment;
  return { url: `${address.replace(/\/+$/, '')}/functions/v1`, anonKey };
}
