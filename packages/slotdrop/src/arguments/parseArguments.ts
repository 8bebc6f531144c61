import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Address, type ColumnsOption, parseAddress, parseAmount, parseColumnsOption } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import type { Host } from '../host.ts'
import type { Options } from './options.ts'

/** Names standard input in place of a file. */
export const standardInput = '-'

/** What was given to a command, read by type. Each reader throws a `UsageError` that names the option. */
export type Arguments = {
  /** What stands beside the options. */
  readonly positionals: readonly string[]
  flag(name: string): boolean
  text(name: string): string | undefined
  texts(name: string): readonly string[]
  required(name: string): string
  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined
  integer(name: string, range?: { readonly min?: number; readonly max?: number }): number | undefined
  address(name: string): Address | undefined
  /** Addresses of tokens by lower-case symbol, from `SYMBOL=ADDRESS`. */
  tokensByName(name: string): ReadonlyMap<string, Address>
  /** Columns of a list, from 0. */
  columns(name: string): ColumnsOption | undefined
  /** Base units. */
  amount(name: string, decimals: number): bigint | undefined
  /** Seconds since 1970, from ISO 8601 or a number of seconds. */
  time(name: string): bigint | undefined
  /** Origin of a site. */
  origin(name: string): string | undefined
  /** An absolute path. */
  path(name: string): string | undefined
  /** Absolute paths. */
  paths(name: string): readonly string[]
  /** A path that stands beside the options, absolute; `standardInput` as it is. */
  file(index: number): string
}

function bad(option: string, expected: string): never {
  throw new UsageError(sentence(messages.badValue, { option, expected }))
}

function toTime(text: string): bigint | undefined {
  if (/^\d{1,12}$/.test(text)) return BigInt(text)
  // A date without a zone would mean something else on another machine.
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) ? undefined : BigInt(Math.floor(milliseconds / 1000))
}

function toOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined
}

function parse(argv: readonly string[], options: Options) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { type, multiple, short }]) => [
          name,
          { type, multiple: multiple ?? false, ...(short === undefined ? {} : { short }) },
        ]),
      ),
    })
  } catch (error) {
    const detail = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    throw new UsageError(sentence(messages.badArguments, { detail }), error)
  }
}

/** Reads what was given to a command. @throws UsageError */
export function parseArguments(
  argv: readonly string[],
  options: Options,
  { folder, environment }: Pick<Host, 'folder' | 'environment'>,
): Arguments {
  const { values, positionals } = parse(argv, options)
  if (positionals.some((text) => /^(?:https?|wss?):\//i.test(text))) throw new UsageError(sentence(messages.urlAsFile))
  const absolute = (path: string) => (isAbsolute(path) ? path : resolve(folder, path))
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  const read = <T>(name: string, expected: string, parseText: (text: string) => T | undefined): T | undefined => {
    const given = text(name)
    if (given === undefined) return undefined
    return parseText(given) ?? bad(`--${name}`, expected)
  }
  const texts = (name: string) => {
    const value = values[name]
    if (Array.isArray(value)) return value.filter((item) => typeof item === 'string')
    const variable = options[name]?.variable
    const held = variable === undefined ? undefined : environment[variable]
    return held === undefined || held === '' ? [] : [held]
  }
  return {
    positionals,
    flag: (name) => values[name] === true,
    text,
    texts,
    tokensByName: (name) =>
      new Map(
        texts(name).map((text) => {
          const at = text.lastIndexOf('=')
          const parsed = parseAddress(text.slice(at + 1))
          if (at < 1 || !('address' in parsed)) return bad(`--${name}`, String(sentence(messages.expectedTokenOf)))
          return [text.slice(0, at).toLowerCase(), parsed.address]
        }),
      ),
    required(name) {
      const value = text(name)
      if (value === undefined) throw new UsageError(sentence(messages.optionMissing, { option: `--${name}` }))
      return value
    },
    oneOf: (name, allowed) => read(name, allowed.join(', '), (given) => allowed.find((value) => value === given)),
    integer: (name, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) =>
      read(name, String(sentence(messages.expectedInteger, { min: `${min}`, max: `${max}` })), (given) => {
        const value = /^\d+$/.test(given) ? Number(given) : NaN
        return value >= min && value <= max ? value : undefined
      }),
    address: (name) =>
      read(name, String(sentence(messages.expectedAddress)), (given) => {
        const parsed = parseAddress(given)
        return 'address' in parsed ? parsed.address : undefined
      }),
    columns: (name) => read(name, String(sentence(messages.expectedColumns)), parseColumnsOption),
    amount: (name, decimals) =>
      read(name, String(sentence(messages.expectedAmount)), (given) => {
        const parsed = parseAmount(given, decimals)
        return 'amount' in parsed ? parsed.amount : undefined
      }),
    origin: (name) => read(name, String(sentence(messages.expectedSite)), toOrigin),
    time: (name) => read(name, String(sentence(messages.expectedTime)), toTime),
    path(name) {
      const value = text(name)
      return value === undefined ? undefined : absolute(value)
    },
    paths: (name) => texts(name).map(absolute),
    file(index) {
      const value = positionals[index]
      if (value === undefined) throw new UsageError(sentence(messages.fileMissing))
      return value === standardInput ? value : absolute(value)
    },
  }
}
