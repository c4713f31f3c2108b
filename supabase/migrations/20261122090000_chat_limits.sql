-- Counts the questions to the chat assistant for all instances of its function together.
-- docs/decisions/077 says why and how many; the function passes the numbers, so that they stand in
-- one place.

create schema if not exists private;
revoke all on schema private from public;

-- What the first form of this migration, 001_rate_limit.sql, has made where it was applied.
drop function if exists public.take_chat_turn(text, integer, integer, integer);
drop function if exists private.count_chat_turn(text, timestamptz);
drop table if exists private.chat_turns;

-- Unlogged: a count that is lost in a crash costs little, and each question writes a row or two.
create unlogged table private.chat_counts (
  -- A keyed digest that changes daily: of the visitor's address, or of "model".
  key text not null,
  window_seconds integer not null,
  window_start timestamptz not null,
  turns integer not null,
  expires_at timestamptz not null,
  primary key (key, window_seconds, window_start)
);

create index chat_counts_expires_at on private.chat_counts (expires_at);

alter table private.chat_counts enable row level security;

-- Counts one more. Returns 0 when it is let through, else after how many whole seconds it may be tried
-- again. The count is one statement, so that two questions at once cannot both be the last.
create function private.count_chat_turn(counted text, most integer, seconds integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  moment constant double precision := extract(epoch from clock_timestamp());
  start constant double precision := floor(moment / seconds) * seconds;
  so_far integer;
begin
  insert into private.chat_counts as counts (key, window_seconds, window_start, turns, expires_at)
  values (counted, seconds, to_timestamp(start), 1, to_timestamp(start + seconds))
  on conflict (key, window_seconds, window_start) do update set turns = counts.turns + 1
  returning turns into so_far;
  return case when so_far <= most then 0 else greatest(1, ceil(start + seconds - moment)::integer) end;
end;
$$;

-- Counts one more for each key in turn, up to the first whose limit is reached, and returns its wait.
create function public.take_chat_turn(keys text[], limits integer[], windows integer[]) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer := 0;
begin
  for position in 1 .. coalesce(array_length(keys, 1), 0) loop
    wait := private.count_chat_turn(keys[position], limits[position], windows[position]);
    exit when wait > 0;
  end loop;
  return wait;
end;
$$;

-- Removes what has run out. Rows that another run is removing are left to it.
create function private.purge_chat_counts() returns void
language sql
set search_path = ''
as $$
  delete from private.chat_counts
  where (key, window_seconds, window_start) in (
    select key, window_seconds, window_start from private.chat_counts
    where expires_at <= clock_timestamp()
    for update skip locked
  );
$$;

-- By time, and not by the next question: the digest of an address must not wait for another visitor.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise warning 'pg_cron is not there: call private.purge_chat_counts() every minute by other means.';
  else
    perform cron.schedule('purge-chat-counts', '* * * * *', 'select private.purge_chat_counts()');
  end if;
end;
$$;

-- Visitors hold the publishable key: only the function, with a secret one, may count.
revoke execute on function public.take_chat_turn(text[], integer[], integer[]) from public, anon, authenticated;
revoke execute on function private.count_chat_turn(text, integer, integer) from public;
revoke execute on function private.purge_chat_counts() from public;
grant execute on function public.take_chat_turn(text[], integer[], integer[]) to service_role;
