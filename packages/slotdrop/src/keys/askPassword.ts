import { sentence } from '@slotdrop/messages'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import { readText } from '../files/readText.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'

/**
 * The password of a keystore: from a file, from a variable, or asked of whoever sits there. Never from an argument, which other processes see.
 *
 * @param isNew asked twice
 * @throws UsageError, FileError
 */
export async function askPassword(given: Arguments, host: Host, isNew: boolean): Promise<string> {
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
