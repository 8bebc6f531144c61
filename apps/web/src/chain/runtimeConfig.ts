import { parseRuntimeConfig, type RuntimeConfig } from '@slotdrop/config'

let asked: Promise<RuntimeConfig> | undefined

/** What the server says about this deployment; asked once, and again after a failure. */
export function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  asked ??= fetch('/api/config')
    .then(async (response) => {
      if (!response.ok) throw new Error(`Response not successful: Received status code ${response.status}`)
      return parseRuntimeConfig(await response.json())
    })
    .catch((error: unknown) => {
      asked = undefined
      throw error
    })
  return asked
}

/** Takes an answer of the server that somebody else has, unless it was asked already. */
export function keepRuntimeConfig(answer: unknown): void {
  asked ??= Promise.resolve(parseRuntimeConfig(answer))
}
