-- wrk runs this once per thread: with arguments it submits, one session per request; without it reads.
local template, mark, number

function init(arguments)
  if #arguments == 0 then return end
  mark = arguments[1]
  number = tonumber(arguments[2])
  local body = io.open(arguments[3]):read('*a')
  template = wrk.format('POST', wrk.path, { ['Content-Type'] = 'application/json' }, body)
  mark = mark:gsub('%-', '%%-')
  request = function()
    local session = string.format('01890000-0000-7000-8000-%012x', number)
    number = number + 1
    return (template:gsub(mark, session))
  end
end

function done(summary)
  local errors = summary.errors
  io.write(string.format(
    '\n{"answers":%d,"refused":%d,"broken":%d,"microseconds":%d}\n',
    summary.requests, errors.status, errors.connect + errors.read + errors.write + errors.timeout, summary.duration
  ))
end
