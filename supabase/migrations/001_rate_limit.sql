-- Counts the questions to the chat assistant for all instances of its function together.
-- docs/decisions/025 says why and how many; the function passes the numbers, so that they stand in
-- one place.

create schema if not exists private;
revoke all on schema private from public;

-- Unlogged: a count that is lost in a crash costs nothing, and each question writes two rows.
create unlogged table private.chat_turns (
  -- A keyed digest of the visitor's address that changes daily, or "all".
  key text not null,
  window_start timestamptz not null,
  turns integer not null,
  primary key (key, window_start)
);

create index chat_turns_window_start on private.chat_turns (window_start);

alter table private.chat_turns enable row level security;

-- Counts one more and returns the new count. One statement, so that two questions at once cannot both
-- be the last that is let through.
create function private.count_chat_turn(counted text, starts timestamptz) returns integer
language sql
set search_path = ''
as $$
  insert into private.chat_turns as counts (key, window_start, turns)
  values (counted, starts, 1)
  on conflict (key, window_start) do update set turns = counts.turns + 1
  returning turns;
$$;

-- Returns 0 when a question is let through, else after how many whole seconds it may be tried again.
create function public.take_chat_turn(
  address text,
  address_limit integer,
  global_limit integer,
  window_seconds integer
) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  seconds constant double precision := extract(epoch from clock_timestamp());
  starts constant timestamptz := to_timestamp(floor(seconds / window_seconds) * window_seconds);
  wait constant integer := greatest(1, ceil(extract(epoch from starts) + window_seconds - seconds)::integer);
  everybody integer;
begin
  -- The address first: what it is refused must not use up what the others have.
  if private.count_chat_turn(address, starts) > address_limit then
    return wait;
  end if;
  everybody := private.count_chat_turn('all', starts);
  if everybody = 1 then
    -- Once a window, by its first question, what earlier windows have left is removed.
    delete from private.chat_turns where window_start < starts - make_interval(secs => window_seconds);
  end if;
  return case when everybody > global_limit then wait else 0 end;
end;
$$;

-- Visitors hold the anonymous key: only the function, with the service role's, may count.
revoke execute on function public.take_chat_turn(text, integer, integer, integer) from public, anon, authenticated;
revoke execute on function private.count_chat_turn(text, timestamptz) from public;
grant execute on function public.take_chat_turn(text, integer, integer, integer) to service_role;
