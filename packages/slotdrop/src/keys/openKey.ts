import { existsSync } from 'node:fs'
import { sentence } from '@slotdrop/messages'
import { type Hex, isHex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import { readText } from '../files/readText.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { decryptKeystore, encryptKeystore } from './keystore.ts'

/**
 * Reads the password of a keystore from a file, an environment variable or the terminal. Never from an argument, which other processes can
 * read.
 *
 * @param isNew prompts twice
 * @throws UsageError, FileError
 */
async function askPassword(given: Arguments, host: Host, isNew: boolean): Promise<string> {
  const file = given.path('password-file')
  if (file !== undefined) return (await readText(file)).replace(/\r?\n$/, '')
  const variable = given.text('password-env')
  if (variable !== undefined) {
    const value = host.environment[variable]
    if (value === undefined) throw new UsageError(sentence(messages.variableMissing, { variable }))
    return value
  }
  if (host.ask === undefined) throw new UsageError(sentence(messages.passwordMissing))
  const password = await host.ask(`${sentence(isNew ? messages.askNewPassword : messages.askPassword)} `, {
    isSecret: true,
  })
  if (!isNew) return password
  const again = await host.ask(`${sentence(messages.askPasswordAgain)} `, { isSecret: true })
  if (password === '' || again !== password) throw new UsageError(sentence(messages.passwordsDiffer))
  return password
}

/** Where the key comes from. */
export type KeySource = 'new' | 'keystore' | 'environment'

/** Which source the options name: exactly one. @throws UsageError */
export function keySourceOf(given: Arguments): KeySource {
  const isNew = given.oneOf('key', ['new']) !== undefined
  const named = [
    ...(isNew ? (['new'] as const) : []),
    ...(given.text('keystore') === undefined ? [] : (['keystore'] as const)),
    ...(given.text('key-env') === undefined ? [] : (['environment'] as const)),
  ]
  const [only] = named
  if (only === undefined || named.length > 1) throw new UsageError(sentence(messages.keyMissing))
  return only
}

function keyOf(text: string | undefined, variable: string): Hex {
  if (text === undefined) throw new UsageError(sentence(messages.variableMissing, { variable }))
  const trimmed = text.trim()
  const key = trimmed.startsWith('0x') ? trimmed : `0x${trimmed}`
  // The value is in no message: it may be a key with a letter too many.
  if (!isHex(key) || key.length !== 66) throw new UsageError(sentence(messages.keyMalformed, { variable }))
  return key
}

/** The account whose key is in a keystore file or in a variable. @throws UsageError, FileError */
export async function openOwnKey(given: Arguments, host: Host, source: KeySource): Promise<PrivateKeyAccount> {
  if (source === 'environment') {
    const variable = given.required('key-env')
    return privateKeyToAccount(keyOf(host.environment[variable], variable))
  }
  const path = given.path('keystore') ?? ''
  const json = await readText(path)
  return privateKeyToAccount(await decryptKeystore(json, await askPassword(given, host, false), path))
}

/**
 * The sending key of a drop: the one that its state has, or a new one, which is on disk, encrypted and readable by nobody else, before it is used.
 *
 * @throws UsageError, FileError
 */
export async function openSendingKey(given: Arguments, host: Host, path: string): Promise<PrivateKeyAccount> {
  const isThere = existsSync(path)
  const password = await askPassword(given, host, !isThere)
  if (isThere) return privateKeyToAccount(await decryptKeystore(await readText(path), password, path))
  const key = generatePrivateKey()
  writeAtomically(path, [await encryptKeystore(key, password)], 0o600)
  return privateKeyToAccount(key)
}
