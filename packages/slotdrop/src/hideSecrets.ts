import type { Host } from './host.ts'

/** Options whose values lead to a node, and those that may be given a key by mistake. */
const nodeOptions = new Set(['--rpc', '--resolve', '--also-on'])
/** Sites, which are no secret. */
const siteOptions = new Set(['--url', '--service'])
const keyOptions = new Set(['--key', '--key-env', '--keystore', '--password-file', '--password-env'])

/** Environment variable with the address of the node, as Foundry names it. */
export const nodeVariable = 'ETH_RPC_URL'

/** Parts of an address that are shorter are words, such as the name of a chain. */
const minPathKey = 16
const minQueryKey = 8
const minPassword = 4

function* urlSecrets(text: string): Generator<string> {
  yield text
  if (!URL.canParse(text)) return
  const { href, host, hostname, pathname, search, searchParams, username, password } = new URL(text)
  yield* [href, href.replace(/\/$/, ''), host, hostname === 'localhost' ? '' : hostname]
  if (pathname.length > minPathKey) yield* [`${pathname}${search}`, pathname]
  for (const part of pathname.split('/')) if (part.length >= minPathKey) yield* [part, decodeURIComponent(part)]
  for (const value of searchParams.values()) if (value.length >= minQueryKey) yield* [value, encodeURIComponent(value)]
  if (password.length >= minPassword)
    yield* [
      password,
      decodeURIComponent(password),
      btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`),
    ]
}

/** Values of options in what was typed, with those beside them. */
function* typedValues(argv: readonly string[]): Generator<readonly [option: string, value: string]> {
  for (const [place, part] of argv.entries()) {
    const [, option, joined] = /^(--[\w-]+)(?:=([\s\S]*))?$/.exec(part) ?? []
    if (option === undefined) yield ['', part]
    else if (joined !== undefined) yield [option, joined]
    else yield [option, argv[place + 1] ?? '']
  }
}

function* secretsIn(argv: readonly string[], environment: Host['environment']): Generator<string> {
  for (const [option, value] of typedValues(argv)) {
    const isAddress = /^(?:https?|wss?):\//i.test(value) && !siteOptions.has(option)
    if (isAddress || nodeOptions.has(option)) yield* urlSecrets(value)
    const [key] = keyOptions.has(option) ? (/[\da-f]{64,}/i.exec(value) ?? []) : []
    if (key !== undefined) yield key
    const isVariable = option === '--key-env' || option === '--password-env'
    const held = (isVariable ? environment[value] : undefined)?.trim().replace(/^0x/i, '') ?? ''
    if (held.length >= minPassword) yield held
  }
  yield* urlSecrets(environment[nodeVariable] ?? '')
}

/**
 * Makes a function that takes out of a text the nodes' addresses, with the keys in them, and the keys and passwords that options and
 * environment lead to.
 *
 * @param argv as it was typed
 */
export function createHider(argv: readonly string[], environment: Host['environment']): (text: string) => string {
  const secrets = [...new Set(secretsIn(argv, environment))].filter((text) => text !== '')
  if (secrets.length === 0) return (text) => text
  const escaped = secrets
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&'))
  const pattern = new RegExp(escaped.join('|'), 'gi')
  return (text) => text.replaceAll(pattern, '(hidden)')
}
