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
      message: 'The token is paused: nobody can be paid until its owner lets it move again.',
    })
  if (lists.includes(true))
    traits.push({
      kind: 'blocks-sender',
      weight: 'fault',
      message: 'The token blocks your account: it will not hand anything over. Use another account.',
    })
  else if (trial?.refusal && !paused) {
    const { error } = trial.refusal
    traits.push({
      kind: 'refuses',
      error,
      weight: 'fault',
      message: `A transfer was tried and refused. ${error?.shortMessage ?? 'The call was refused.'}`,
    })
  }
  if (trial?.arrived !== undefined && trial.arrived < trial.sent) {
    const percent = lostPercent(trial.sent, trial.arrived)
    traits.push({
      kind: 'keeps-part',
      percent,
      weight: 'warning',
      message: `The token keeps a part of each transfer: of a trial ${percent} % did not arrive. Recipients would get less than the list says.`,
    })
  }
  if (trial?.gas !== undefined && trial.gas > highGas)
    traits.push({
      kind: 'dear',
      gas: trial.gas,
      weight: 'warning',
      message: `A transfer takes about ${trial.gas.toLocaleString('en-IE')} gas, more than usual. Slots will be smaller and network fees higher.`,
    })
  if (delegates)
    traits.push({
      kind: 'keeps-votes',
      weight: 'note',
      message: 'The token counts votes: rows may cost more than usual. The review measures it.',
    })
  if (lists.some((answer) => answer !== undefined))
    traits.push({
      kind: 'has-block-list',
      weight: 'note',
      message: 'The token has a block list: accounts on it can’t be paid. The review asks about each row.',
    })
  if (upgradable)
    traits.push({
      kind: 'upgradable',
      weight: 'note',
      message: 'The token can be exchanged by its owner: it may behave differently tomorrow.',
    })
  return traits
}
