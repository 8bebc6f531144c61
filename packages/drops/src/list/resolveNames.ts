import { type Address, checksumAddress } from '../values/address.ts'
import type { Fix } from './decisions/decisions.ts'
import type { RecipientList } from './list.ts'
import type { NameFinding } from './decisions/nameFinding.ts'

/**
 * Looks names up on a chain: one address a name, in order, `null` for a name without one. All at the same block.
 * Whoever has a client brings it; this package asks no network.
 */
export type NameResolver = (names: readonly string[], blockNumber: bigint) => Promise<readonly (Address | null)[]>

/** A name and the address it stood for when it was looked up. */
export type PinnedName = {
  readonly name: string
  readonly address: Address
  readonly blockNumber: bigint
}

/** A name that no longer stands for its address. */
export type ChangedName = PinnedName & {
  readonly now: Address | null
}

/** Names of one question. */
const maxNamesPerCall = 100

async function askAll(
  names: readonly string[],
  resolver: NameResolver,
  blockNumber: bigint,
): Promise<ReadonlyMap<string, Address | null>> {
  const found = new Map<string, Address | null>()
  for (let from = 0; from < names.length; from += maxNamesPerCall) {
    const batch = names.slice(from, from + maxNamesPerCall)
    const addresses = await resolver(batch, blockNumber)
    batch.forEach((name, place) => {
      const address = addresses[place] ?? null
      found.set(name, address === null || BigInt(address) === 0n ? null : checksumAddress(address))
    })
  }
  return found
}

/** ENSIP-15 is a large table: it is loaded when a list has names, not before. */
async function loadNormalize(): Promise<(name: string) => string> {
  return (await import('viem/ens')).normalize
}

async function normaliseAll(names: readonly string[]): Promise<ReadonlyMap<string, NameFinding | string>> {
  const normalize = await loadNormalize()
  return new Map<string, NameFinding | string>(
    names.map((written): [string, NameFinding | string] => {
      try {
        return [written, normalize(written)]
      } catch (error) {
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
        return [written, { kind: 'malformed', reason }]
      }
    }),
  )
}

/**
 * Looks up all names of a list that stand in place of addresses, and answers the fix that writes down what was found, with
 * the block it was found at. Each address has still to be confirmed by the creator.
 *
 * @returns undefined when the list has no names to look up
 */
export async function resolveNames(
  list: Pick<RecipientList, 'names'>,
  { resolver, blockNumber }: { resolver: NameResolver; blockNumber: bigint },
): Promise<Extract<Fix, { kind: 'names' }> | undefined> {
  const written = list.names()
  if (written.length === 0) return undefined
  const normalised = await normaliseAll(written)
  const valid = [...new Set([...normalised.values()].filter((name) => typeof name === 'string'))]
  const addresses = await askAll(valid, resolver, blockNumber)
  const findings = new Map<string, NameFinding>()
  for (const [text, name] of normalised) {
    if (typeof name !== 'string') {
      findings.set(text, name)
      continue
    }
    const address = addresses.get(name) ?? null
    findings.set(text, address === null ? { kind: 'not-found', name } : { kind: 'found', name, address, blockNumber })
  }
  return { kind: 'names', findings }
}

/** Lists the names that a list is paid by, each once, as they were pinned. */
export function pinnedNames(list: RecipientList): PinnedName[] {
  const pinned = new Map<string, PinnedName>()
  for (const finding of list.decisions.names.values()) {
    if (finding.kind !== 'found') continue
    const { name, address, blockNumber } = finding
    pinned.set(name, { name, address, blockNumber })
  }
  return [...pinned.values()]
}

/** Looks pinned names up again, before sending; answers those that changed. What was sealed is paid to the pinned address. */
export async function recheckNames(
  pinned: readonly PinnedName[],
  { resolver, blockNumber }: { resolver: NameResolver; blockNumber: bigint },
): Promise<ChangedName[]> {
  const now = await askAll(
    pinned.map(({ name }) => name),
    resolver,
    blockNumber,
  )
  return pinned.flatMap((pin) => {
    const address = now.get(pin.name) ?? null
    return address === pin.address ? [] : [{ ...pin, now: address }]
  })
}
