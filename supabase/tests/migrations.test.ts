/** The migrations of the chat's limits on a real PostgreSQL, with the roles that Supabase has. */

import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const folder = new URL('../migrations/', import.meta.url);
const migrations = readdirSync(folder).toSorted();

/** As in a new Supabase project: everybody may call what lies in `public`, unless a migration says no. */
const roles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;

/** Stands in for pg_cron, which PGlite lacks: remembers the jobs. */
const cron = `
  create schema cron;
  create table cron.job (name text primary key, schedule text, command text);
  create function cron.schedule(name text, schedule text, command text) returns void
  language sql as 'insert into cron.job values ($1, $2, $3)';
`;

async function migrate(database: PGlite): Promise<void> {
  for (const name of migrations) await database.exec(readFileSync(new URL(name, folder), 'utf8'));
}

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(roles + cron);
  await migrate(database);
});
beforeEach(() => database.exec('reset role; truncate private.chat_counts'));
afterAll(() => database.close());

/** The wait that the function gets; a window of a year does not end while a test runs. */
async function take(limits: Readonly<Record<string, number>>, window = 31_536_000): Promise<number> {
  const keys = Object.keys(limits);
  const { rows } = await database.query<{ wait: number }>(
    'select public.take_chat_turn($1, $2, $3) as wait',
    [keys, Object.values(limits), keys.map(() => window)],
  );
  return rows[0]?.wait ?? NaN;
}

async function turnsOf(key: string): Promise<number> {
  const { rows } = await database.query<{ turns: number }>(
    'select coalesce(sum(turns), 0)::integer as turns from private.chat_counts where key = $1',
    [key],
  );
  return rows[0]?.turns ?? NaN;
}

describe('the migrations', () => {
  it('have names that the Supabase CLI sorts by time', () => {
    for (const name of migrations) expect(name).toMatch(/^\d{14}_\w+\.sql$/);
  });

  it('run where there is no pg_cron', async () => {
    await database.exec(
      'begin; drop schema cron cascade; drop schema private cascade; drop schema public cascade',
    );
    await database.exec('create schema public');
    await migrate(database);
    await database.exec('rollback');
  });
});

describe('take_chat_turn', () => {
  it('refuses with the seconds until the window ends', async () => {
    await take({ a: 1 });
    const wait = await take({ a: 1 });
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(31_536_000);
    expect(await take({ b: 1 })).toBe(0);
  });

  it('counts the windows of one key apart', async () => {
    const { rows } = await database.query<{ wait: number }>(
      `select public.take_chat_turn('{m,m}', '{5,5}', '{60,86400}') as wait`,
    );
    expect(rows[0]?.wait).toBe(0);
    expect(await turnsOf('m')).toBe(2);
  });

  it('lets exactly the limit through when many ask at once, and counts no later key for the others', async () => {
    const waits = await Promise.all(Array.from({ length: 200 }, () => take({ a: 50, all: 1_000 })));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
    expect(await turnsOf('a')).toBe(200);
    expect(await turnsOf('all')).toBe(50);
  });

  it('lets a question without limits through, and none past a limit of nothing', async () => {
    expect(await take({})).toBe(0);
    expect(await take({ none: 0 })).toBeGreaterThan(0);
  });

  it.each(['anon', 'authenticated', 'service_role'])(
    'may be called by the function alone: %s',
    async (role) => {
      await database.exec(`set role ${role}`);
      const denied = 'permission denied';
      if (role === 'service_role') expect(await take({ a: 1 })).toBe(0);
      else await expect(take({ a: 1 })).rejects.toThrow(`${denied} for function take_chat_turn`);
      await expect(database.query('select * from private.chat_counts')).rejects.toThrow(denied);
      await expect(database.query('select private.purge_chat_counts()')).rejects.toThrow(denied);
    },
  );
});

describe('the purge', () => {
  it('is a job of every minute that removes what has run out and nothing else', async () => {
    await take({ old: 1, current: 1 });
    await database.exec(
      `update private.chat_counts set expires_at = clock_timestamp() - interval '1 second' where key = 'old'`,
    );
    const { rows } = await database.query<{ schedule: string; command: string }>('select * from cron.job');
    expect(rows).toEqual([expect.objectContaining({ schedule: '* * * * *' })]);
    await database.exec(rows[0]?.command ?? '');
    expect([await turnsOf('old'), await turnsOf('current')]).toEqual([0, 1]);
  });
});
