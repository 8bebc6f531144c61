import { slotDistributorAbi, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import { type DropProgress, type Manifest, dropProgress, formatAmount } from '@slotdrop/drops'
import { erc20Abi, keccak256 } from 'viem'
import { toDeliveryError } from './errors.ts'
import type { ChainClient } from './ports.ts'
import { readWords } from './readWords.ts'

/** What stands in the way of sending. */
export type ReadinessProblem =
  | 'rpc-unavailable'
  | 'rpc-on-other-chain'
  | 'no-distributor'
  | 'distributor-differs'
  | 'no-token'
  | 'short-balance'
  | 'cancelled'
  | 'not-open-yet'
  | 'closed'
  | 'unsupported-standard'

/** Whether a drop can be authorised and sent now. */
export interface Readiness {
  readonly problems: readonly {
    readonly kind: ReadinessProblem
    /** What it means and what to do. */ readonly message: string
  }[]
  /** What the chain says of the drop; undefined when it could not be asked. */
  readonly progress: DropProgress | undefined
  /** Base units that the sender holds. */
  readonly balance: bigint
  /** Base units that the distributor may take. */
  readonly allowance: bigint
  /** Base units that the open rows need. */
  readonly needed: bigint
}

type Problem = Readiness['problems'][number]

const inspectTime = ({ opensAtSeconds, closesAtSeconds }: Manifest['terms'], now: bigint): Problem[] => {
  const time = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString()
  if (now < opensAtSeconds)
    return [{ kind: 'not-open-yet', message: `This drop opens at ${time(opensAtSeconds)}. Come back then.` }]
  if (closesAtSeconds !== 0n && now >= closesAtSeconds)
    return [
      {
        kind: 'closed',
        message: `This drop closed at ${time(closesAtSeconds)}. Seal the list again with another closing time.`,
      },
    ]
  return []
}

/**
 * Asks the chain whether a drop can be sent: network, distributor (by its bytecode), token, balance, times.
 *
 * Never throws: what goes wrong is a problem with a sentence.
 */
export const checkReadiness = async ({
  client,
  manifest,
}: {
  client: ChainClient
  manifest: Manifest
}): Promise<Readiness> => {
  const { terms, token } = manifest
  const nothing = { progress: undefined, balance: 0n, allowance: 0n, needed: manifest.total }
  const stop = (kind: ReadinessProblem, message: string): Readiness => ({ ...nothing, problems: [{ kind, message }] })
  try {
    const chainId = await client.getChainId()
    if (chainId !== terms.chainId)
      return stop(
        'rpc-on-other-chain',
        `The node answers for network ${chainId}, but this drop is for ${terms.chainId}. Set the right RPC in the settings.`,
      )
    if (terms.standard !== 'ERC20')
      return stop('unsupported-standard', 'This version sends ERC-20 tokens only. Choose an ERC-20 token.')
    const [code, tokenCode] = await Promise.all([
      client.getCode({ address: terms.distributor }),
      client.getCode({ address: terms.token }),
    ])
    if (code === undefined)
      return stop(
        'no-distributor',
        'There is no distributor at the configured address on this network. Approve nothing.',
      )
    if (keccak256(code) !== slotDistributorRuntimeHash)
      return stop(
        'distributor-differs',
        'The contract at the distributor’s address is not the one that was reviewed. Approve nothing.',
      )
    if (tokenCode === undefined)
      return stop('no-token', 'There is no token at this address on this network. Check the address and the network.')

    const [words, [state], balance, allowance, block] = await Promise.all([
      readWords({ client, manifest }),
      client.readContract({
        abi: slotDistributorAbi,
        address: terms.distributor,
        functionName: 'stateOf',
        args: [manifest.dropId],
      }),
      client.readContract({ abi: erc20Abi, address: terms.token, functionName: 'balanceOf', args: [terms.sender] }),
      client.readContract({
        abi: erc20Abi,
        address: terms.token,
        functionName: 'allowance',
        args: [terms.sender, terms.distributor],
      }),
      client.getBlock(),
    ])
    const progress = dropProgress(manifest, words)
    const needed = progress.openAmount
    const problems: Problem[] = progress.openRows === 0 ? [] : inspectTime(terms, block.timestamp)
    if (state === 2)
      problems.push({
        kind: 'cancelled',
        message: 'This drop was cancelled for ever. Seal the list again with another round to send it.',
      })
    if (balance < needed) {
      const [has, needs, lacks] = [balance, needed, needed - balance].map((amount) =>
        formatAmount(amount, token.decimals),
      )
      problems.push({
        kind: 'short-balance',
        message: `The sender holds ${has} ${token.symbol}, the open rows need ${needs}. Add ${lacks} ${token.symbol}, then check again.`,
      })
    }
    return { problems, progress, balance, allowance, needed }
  } catch (error) {
    return stop('rpc-unavailable', toDeliveryError(error).shortMessage)
  }
}
