import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { train } from '../../../supabase/functions/chat-assistant/training/train.ts';
import { siteKnowledge } from './build.ts';

const target = new URL('../../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

/** Keep the JSON ASCII: otherwise V8 stores two bytes a character. */
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes `knowledge.json` at each build: all that the assistant knows, with its trained classifier. It is deployed with the function. */
export function assistantKnowledge(): AstroIntegration {
  return {
    name: 'assistant-knowledge',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const { knowledge, reports } = siteKnowledge();
        await writeFile(target, JSON.stringify(train(knowledge)).replace(/[^\x20-\x7e]/g, escaped));
        for (const report of reports) logger.warn(report);
      },
    },
  };
}
