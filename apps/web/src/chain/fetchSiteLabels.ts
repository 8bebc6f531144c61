import { isAddressShape } from '@slotdrop/drops'
import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from './messages.generated.ts'
import { fetchRuntimeConfig } from './runtimeConfig.ts'

/** The labels of this deployment could not be loaded. */
class SiteLabelsError extends BaseError {
  override readonly name = 'SiteLabelsError'

  constructor(cause: unknown) {
    super(sentenceOf(messages, 'siteLabelsUnavailable'), { cause })
  }
}

/** Labels by address in lower case. */
export type Labels = ReadonlyMap<string, string>

function parseLabels(answer: unknown): Labels {
  const labels = new Map<string, string>()
  // Sound: a field of anything but null and undefined can be read as unknown.
  const groups = (answer as { readonly labels?: unknown } | null)?.labels
  if (!Array.isArray(groups)) throw new TypeError('An answer without labels.')
  for (const group of groups as unknown[]) {
    const [label, addresses] = Array.isArray(group) ? (group as unknown[]) : []
    if (typeof label !== 'string' || !Array.isArray(addresses)) throw new TypeError('An invalid group of labels.')
    for (const address of addresses as unknown[]) {
      if (typeof address !== 'string' || !isAddressShape(address)) throw new TypeError('An invalid address.')
      labels.set(address.toLowerCase(), label)
    }
  }
  return labels
}

async function requestLabels(): Promise<Labels> {
  const { hasLabels } = await fetchRuntimeConfig()
  if (!hasLabels) return new Map()
  const response = await fetch('/api/labels')
  if (!response.ok) throw new Error(`Response not successful: Received status code ${response.status}`)
  return parseLabels(await response.json())
}

/**
 * Fetches the labels of addresses that this deployment offers to leave out of lists.
 *
 * @throws SiteLabelsError
 */
export async function fetchSiteLabels(): Promise<Labels> {
  try {
    return await requestLabels()
  } catch (cause) {
    throw new SiteLabelsError(cause)
  }
}
