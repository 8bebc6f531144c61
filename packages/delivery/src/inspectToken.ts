import type { Address, TokenStandard } from '@slotdrop/drops'
import { encodeFunctionData, erc20Abi, type Hex, hexToBigInt, parseAbi } from 'viem'
import { findRevert } from './errors/index.ts'
import type { ChainClient } from './ports.ts'
import { readImplementation } from './readImplementation.ts'

/** Something about a token that matters to a drop, whatever its list. */
export interface TokenTrait {
  readonly kind:
    | 'paused'
    | 'refuses'
    | 'blocks-sender'
    | 'keeps-part'
    | 'has-block-list'
    | 'keeps-votes'
    | 'dear'
    | 'upgradable'
  /** `fault`: nothing can be paid as things are. `warning`: recipients or costs differ. `note`: it may change later. */
  readonly weight: 'fault' | 'warning' | 'note'
  /** What it means and what to do. */
  readonly message: string
}

/** What to look at. */
export interface InspectTokenParameters {
  readonly client: ChainClient
  readonly token: Address
  readonly standard: Exclude<TokenStandard, 'NATIVE'>
  /** Who would send; without her nothing is tried, only asked. */
  readonly owner?: Address | undefined
  /** Base units she holds. */
  readonly balance?: bigint | undefined
  readonly decimals: number
  /** Who moves the tokens in a drop; stands for itself while there is none. */
  readonly spender?: Address | undefined
}

const probeAbi = parseAbi([
  'function paused() view returns (bool)',
  'function isBlacklisted(address) view returns (bool)',
  'function isBlackListed(address) view returns (bool)',
  'function isBlocked(address) view returns (bool)',
  'function isFrozen(address) view returns (bool)',
  'function delegates(address) view returns (address)',
])
const blockLists = ['isBlacklisted', 'isBlackListed', 'isBlocked', 'isFrozen'] as const
/** Nobody's account, without balance and history. */
const nobody: Address = '0x51ad0000000000000000000000000000000d20b5'
/** An ordinary token takes some 50,000 to 65,000 gas for a transfer to a new holder, base cost included. */
const dearGas = 100_000n

/** A node that does not answer finds nothing against a token. */
const isUpgradable = ({ client, token }: InspectTokenParameters): Promise<boolean> =>
  readImplementation(client, token).then(
    (implementation) => implementation !== undefined,
    () => false,
  )

const ask = async (
  { client, token }: InspectTokenParameters,
  functionName: (typeof probeAbi)[number]['name'],
  args: readonly [] | readonly [Address],
): Promise<boolean | undefined> => {
  try {
    const answer = await client.readContract({ abi: probeAbi, address: token, functionName, args: args as readonly [] })
    return typeof answer === 'boolean' ? answer : true
  } catch {
    return undefined
  }
}

interface TransferTrial {
  /** Why it was refused; undefined when it went through. */
  readonly refusal: string | undefined
  readonly sent: bigint
  /** Base units that arrived; undefined where the node can't say. */
  readonly arrived: bigint | undefined
  readonly gas: bigint | undefined
}

/** Moves a little as a drop would: the owner approves, somebody else takes it to a new holder. Nothing is signed. */
const tryTransfer = async (parameters: InspectTokenParameters): Promise<TransferTrial | undefined> => {
  const { client, token, standard, owner, balance, decimals, spender = nobody } = parameters
  if (standard !== 'ERC20' || owner === undefined || balance === undefined || balance === 0n) return undefined
  const one = 10n ** BigInt(decimals)
  const sent = balance < one ? balance : one
  const call = (account: Address, data: Hex) => ({ account, to: token, data, value: 0n })
  const approve = (amount: bigint) =>
    call(owner, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }))
  const balanceOf = call(owner, encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [nobody] }))
  const take = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [owner, nobody, sent] })
  try {
    const [block] = await client.simulateBlocks({
      blocks: [
        {
          stateOverrides: [...new Set([owner, spender])].map((address) => ({ address, balance: 2n ** 100n })),
          calls: [balanceOf, approve(0n), approve(sent), call(spender, take), balanceOf],
        },
      ],
    })
    const [had, , , moved, has] = block?.calls ?? []
    if (!moved || !had || !has) return undefined
    if (moved.status !== 'success')
      return { refusal: sentenceOf(moved.error), sent, arrived: undefined, gas: undefined }
    return {
      refusal: undefined,
      sent,
      arrived: hexToBigInt(has.data || '0x0') - hexToBigInt(had.data || '0x0'),
      gas: moved.gasUsed,
    }
  } catch {
    return tryOwnTransfer(parameters, owner, sent)
  }
}

/** Where the node can't simulate: the owner's own transfer, which at least may be refused. */
const tryOwnTransfer = async (
  { client, token }: InspectTokenParameters,
  owner: Address,
  sent: bigint,
): Promise<TransferTrial | undefined> => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [nobody, sent] })
  try {
    await client.call({ account: owner, to: token, data })
    return { refusal: undefined, sent, arrived: undefined, gas: undefined }
  } catch (error) {
    const reason = findRevert(error)
    return reason && { refusal: sentenceOf(error), sent, arrived: undefined, gas: undefined }
  }
}

const sentenceOf = (error: unknown): string => findRevert(error)?.shortMessage ?? 'The call was refused.'

/** What arrived of what was sent, in percent with two digits. */
const lostPercent = (sent: bigint, arrived: bigint): string => `${Number(((sent - arrived) * 10_000n) / sent) / 100}`

/**
 * Looks at a token before there is a list: what can be asked of it, and one transfer tried without signing anything. What cannot be
 * found out is not in the answer; preflight tries the rows themselves.
 *
 * Never throws.
 */
export const inspectToken = async (parameters: InspectTokenParameters): Promise<readonly TokenTrait[]> => {
  const { owner = nobody } = parameters
  const [upgradable, paused, delegates, trial, ...lists] = await Promise.all([
    isUpgradable(parameters),
    ask(parameters, 'paused', []),
    ask(parameters, 'delegates', [owner]),
    tryTransfer(parameters),
    ...blockLists.map((name) => ask(parameters, name, [owner])),
  ])
  const traits: TokenTrait[] = []
  const say = (kind: TokenTrait['kind'], weight: TokenTrait['weight'], message: string) =>
    traits.push({ kind, weight, message })
  if (paused) say('paused', 'fault', 'The token is paused: nobody can be paid until its owner lets it move again.')
  if (lists.includes(true))
    say('blocks-sender', 'fault', 'The token blocks your account: it will not hand anything over. Use another account.')
  else if (trial?.refusal && !paused) say('refuses', 'fault', `A transfer was tried and refused. ${trial.refusal}`)
  if (trial?.arrived !== undefined && trial.arrived < trial.sent)
    say(
      'keeps-part',
      'warning',
      `The token keeps a part of each transfer: of a trial ${lostPercent(trial.sent, trial.arrived)} % did not arrive. Recipients would get less than the list says.`,
    )
  if (trial?.gas !== undefined && trial.gas > dearGas)
    say(
      'dear',
      'warning',
      `A transfer takes about ${trial.gas.toLocaleString('en-IE')} gas, more than usual. Slots will be smaller and network fees higher.`,
    )
  if (delegates)
    say('keeps-votes', 'note', 'The token counts votes: rows may cost more than usual. The review measures it.')
  if (lists.some((answer) => answer !== undefined))
    say(
      'has-block-list',
      'note',
      'The token has a block list: accounts on it can’t be paid. The review asks about each row.',
    )
  if (upgradable)
    say('upgradable', 'note', 'The token can be exchanged by its owner: it may behave differently tomorrow.')
  return traits
}
