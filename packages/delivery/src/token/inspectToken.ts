import type { Address } from '@slotdrop/drops'
import { parseAbi } from 'viem'
import type { InspectTokenParameters, TokenTrait } from './TokenTrait.ts'
import { fetchImplementation } from './fetchImplementation.ts'
import { nobody, tryTransfer } from './tryTransfer.ts'

const probeAbi = parseAbi([
  'function paused() view returns (bool)',
  'function isBlacklisted(address) view returns (bool)',
  'function isBlackListed(address) view returns (bool)',
  'function isBlocked(address) view returns (bool)',
  'function isFrozen(address) view returns (bool)',
  'function delegates(address) view returns (address)',
])

const blockLists = ['isBlacklisted', 'isBlackListed', 'isBlocked', 'isFrozen'] as const

/** An ordinary token takes some 50,000 to 65,000 gas for a transfer to a new holder, base cost included. */
const highGas = 100_000n

/** A node that does not answer finds nothing against a token. */
function isUpgradable({ client, token }: InspectTokenParameters): Promise<boolean> {
  return fetchImplementation(client, token).then(
    (implementation) => implementation !== undefined,
    () => false,
  )
}

async function ask(
  { client, token }: InspectTokenParameters,
  functionName: (typeof probeAbi)[number]['name'],
  args: readonly [] | readonly [Address],
): Promise<boolean | undefined> {
  try {
    // Sound: viem wants the arguments of one function, and here it is any of them.
    const answer = await client.readContract({ abi: probeAbi, address: token, functionName, args: args as readonly [] })
    return typeof answer === 'boolean' ? answer : true
  } catch {
    return undefined
  }
}

/** What arrived of what was sent, in percent with two digits. */
function lostPercent(sent: bigint, arrived: bigint): number {
  return Number(((sent - arrived) * 10_000n) / sent) / 100
}

/**
 * Looks at a token before there is a list: what can be asked of it, and one transfer tried without signing anything. What cannot be
 * found out is not in the answer; preflight tries the rows themselves.
 *
 * Never throws.
 */
export async function inspectToken(parameters: InspectTokenParameters): Promise<readonly TokenTrait[]> {
  const { owner = nobody } = parameters
  const [upgradable, paused, delegates, trial, ...lists] = await Promise.all([
    isUpgradable(parameters),
    ask(parameters, 'paused', []),
    ask(parameters, 'delegates', [owner]),
    tryTransfer(parameters),
    ...blockLists.map((name) => ask(parameters, name, [owner])),
  ])
  const traits: TokenTrait[] = []
  if (paused)
    traits.push({
      kind: 'paused',
      weight: 'fault',
    })
  if (lists.includes(true))
    traits.push({
      kind: 'blocks-sender',
      weight: 'fault',
    })
  else if (trial?.refusal && !paused) {
    const { error } = trial.refusal
    traits.push({
      kind: 'refuses',
      error,
      weight: 'fault',
    })
  }
  if (trial?.arrived !== undefined && trial.arrived < trial.sent) {
    const percent = lostPercent(trial.sent, trial.arrived)
    traits.push({
      kind: 'transfer-fee',
      percent,
      weight: 'warning',
    })
  }
  if (trial?.gas !== undefined && trial.gas > highGas)
    traits.push({
      kind: 'high-gas',
      gas: trial.gas,
      weight: 'warning',
    })
  if (delegates)
    traits.push({
      kind: 'votes',
      weight: 'note',
    })
  if (lists.some((answer) => answer !== undefined))
    traits.push({
      kind: 'block-list',
      weight: 'note',
    })
  if (upgradable)
    traits.push({
      kind: 'upgradable',
      weight: 'note',
    })
  return traits
}
