/**
 * What Redis (or Valkey) does in one step. A page is a hash: when it was made and last held, whether it is incomplete, its
 * bytes; one that was removed has its time alone. Who keeps or removes one says so in the stream that all read.
 */

const SAY = `
local function say(stream, from, what, text, most, life)
  redis.call('XADD', stream, 'MAXLEN', '~', most, '*', 'from', from, what, text)
  redis.call('PEXPIRE', stream, life)
end`;

/**
 * KEYS page, stream. ARGV: made, held, incomplete (1, 0), bytes, ms the page lives, ms a complete one stands in for others,
 * who says it, the page's name, entries of the stream, ms it lives. Answers 0 where what is kept is better.
 */
export const WRITE = `${SAY}
local kept = redis.call('HMGET', KEYS[1], 'made', 'incomplete')
if kept[1] then
  local later = tonumber(ARGV[1]) - tonumber(kept[1])
  if later < 0 then return 0 end
  if ARGV[3] == '1' and kept[2] == '0' and later < tonumber(ARGV[6]) then return 0 end
end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'made', ARGV[1], 'held', ARGV[2], 'incomplete', ARGV[3], 'bytes', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
say(KEYS[2], ARGV[7], 'kept', ARGV[8], ARGV[9], ARGV[10])
return 1`;

/**
 * KEYS page, stream. ARGV: when it was removed, ms that is remembered where there was no page, ms where there was one, who
 * says it, the page's name, entries of the stream, ms it lives. Whoever has a page from before is to drop it, and none that
 * was begun before may come.
 */
export const REMOVE = `${SAY}
local kept = redis.call('HMGET', KEYS[1], 'made', 'incomplete')
if kept[1] and tonumber(kept[1]) > tonumber(ARGV[1]) then return 0 end
local life = tonumber(ARGV[2])
if kept[2] then life = tonumber(ARGV[3])
elseif kept[1] then life = math.max(life, redis.call('PTTL', KEYS[1])) end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'made', ARGV[1])
redis.call('PEXPIRE', KEYS[1], life)
if kept[2] then say(KEYS[2], ARGV[4], 'kept', ARGV[5], ARGV[6], ARGV[7]) end
return 1`;

/** KEYS lock. ARGV: the token it was taken with. */
export const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** KEYS marks, stream. ARGV: ms both live, who says it, the news, entries of the stream; then addresses, each with its time. */
export const TELL = `${SAY}
for at = 5, #ARGV, 2 do
  local known = redis.call('HGET', KEYS[1], ARGV[at])
  if not known or tonumber(known) < tonumber(ARGV[at + 1]) then redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1]) end
end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
say(KEYS[2], ARGV[2], 'news', ARGV[3], ARGV[4], ARGV[1])
return 1`;
