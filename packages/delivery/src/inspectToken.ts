import type { Address, TokenStandard } from '@slotdrop/drops'
import { encodeFunctionData, erc20Abi, type Hex, hexToBigInt, parseAbi } from 'viem'
import { findRevert, type RevertedError } from './errors/index.ts'
import type { ChainClient } from './ports.ts'
import { readImplementation } from './readImplementation.ts'

/** Something about a token that matters to a drop, whatever its list, with what its sentence tells. */
export type TokenTrait = (
  | { readonly kind: 'paused' | 'blocks-sender' | 'has-block-list' | 'keeps-votes' | 'upgradable' }
  /** What a trial was answered with; undefined where that has no name. */
  | { readonly kind: 'refuses'; readonly error: RevertedError | undefined }
  /** What did not arrive, in percent. */
  | { readonly kind: 'keeps-part'; readonly percent: number }
  /** Units of gas that one transfer takes. */
  | { readonly kind: 'dear'; readonly gas: bigint }
) & {
  /** `fault`: nothing can be paid as things are. `warning`: recipients or costs differ. `note`: it may change later. */
  readonly weight: 'fault' | 'warning' | 'note'
  /** What it means and what to do, in English. */
  readonly message: string
}

/** What to look at. */
export type InspectTokenParameters = {
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
function isUpgradable({ client, token }: InspectTokenParameters): Promise<boolean> {
  return readImplementation(client, token).then(
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

type TransferTrial = {
  /** Undefined when it went through. */
  readonly refusal: { readonly error: RevertedError | undefined } | undefined
  readonly sent: bigint
  /** Base units that arrived; undefined where the node can't say. */
  readonly arrived: bigint | undefined
  readonly gas: bigint | undefined
}

/** Moves a little as a drop would: the owner approves, somebody else takes it to a new holder. Nothing is signed. */
async function tryTransfer(parameters: InspectTokenParameters): Promise<TransferTrial | undefined> {
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
      return { refusal: { error: findRevert(moved.error) }, sent, arrived: undefined, gas: undefined }
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
async function tryOwnTransfer(
  { client, token }: InspectTokenParameters,
  owner: Address,
  sent: bigint,
): Promise<TransferTrial | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [nobody, sent] })
  try {
    await client.call({ account: owner, to: token, data })
    return { refusal: undefined, sent, arrived: undefined, gas: undefined }
  } catch (error) {
    const reverted = findRevert(error)
    return reverted && { refusal: { error: reverted }, sent, arrived: undefined, gas: undefined }
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
  if (trial?.gas !== undefined && trial.gas > dearGas)
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
