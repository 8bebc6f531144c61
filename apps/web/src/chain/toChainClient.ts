import type { ChainClient } from '@slotdrop/delivery'
import type { Chain, Client, PublicActions, Transport } from 'viem'
import {
  call,
  estimateFeesPerGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getFeeHistory,
  getGasPrice,
  getLogs,
  getStorageAt,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  multicall,
  readContract,
} from 'viem/actions'

/** Actions that a page needs before it is usable. Their code is nearly all shared with wagmi, unlike that of the other actions. */
const chainReads = {
  call,
  estimateFeesPerGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getFeeHistory,
  getGasPrice,
  getLogs,
  getStorageAt,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  multicall,
  readContract,
}

/** Actions that return a promise, and so can wait for their scripts. */
type AskingAction = {
  [Name in keyof PublicActions]: PublicActions[Name] extends (...parameters: never[]) => Promise<unknown> ? Name : never
}[keyof PublicActions]

/** The others, all of them. */
const fetchedActions: Record<Exclude<AskingAction, keyof typeof chainReads>, true> = {
  createAccessList: true,
  estimateContractGas: true,
  estimateGas: true,
  getBlobBaseFee: true,
  getBlockReceipts: true,
  getBlockTransactionCount: true,
  getBytecode: true,
  getContractEvents: true,
  getDelegation: true,
  getEip712Domain: true,
  getEnsAddress: true,
  getEnsAvatar: true,
  getEnsName: true,
  getEnsResolver: true,
  getEnsText: true,
  getFilterChanges: true,
  getFilterLogs: true,
  getProof: true,
  estimateMaxPriorityFeePerGas: true,
  fillTransaction: true,
  getRawTransaction: true,
  getStorageValues: true,
  getTransactionConfirmations: true,
  prepareTransactionRequest: true,
  sendRawTransaction: true,
  sendRawTransactionSync: true,
  simulate: true,
  simulateBlocks: true,
  simulateCalls: true,
  simulateContract: true,
  verifyHash: true,
  verifyMessage: true,
  verifySiweMessage: true,
  verifyTypedData: true,
  uninstallFilter: true,
  waitForTransactionReceipt: true,
  createBlockFilter: true,
  createContractEventFilter: true,
  createEventFilter: true,
  createPendingTransactionFilter: true,
}

function loadChainActions() {
  return import('./chainActions.ts')
}

function actionsOf(client: Client): Pick<PublicActions, AskingAction> {
  let actions: Promise<PublicActions> | undefined
  const ask =
    (name: AskingAction) =>
    async (...parameters: unknown[]) => {
      actions ??= loadChainActions().then(({ publicActions }) => publicActions(client))
      actions.catch(() => (actions = undefined))
      // Sound: called with what the action of this name takes.
      return ((await actions)[name] as (...parameters: unknown[]) => Promise<unknown>)(...parameters)
    }
  const read =
    (action: unknown) =>
    (...parameters: unknown[]) =>
      // Sound: called with what this action takes.
      (action as (...parameters: unknown[]) => Promise<unknown>)(client, ...parameters)
  return Object.fromEntries([
    // Sound: these are the keys of the object above.
    ...(Object.keys(fetchedActions) as AskingAction[]).map((name) => [name, ask(name)]),
    ...Object.entries(chainReads).map(([name, action]) => [name, read(action)]),
  ]) as Pick<PublicActions, AskingAction>
}

const clients = new WeakMap<Client, ChainClient>()

/** A client that reads a chain. Only the actions of `chainReads` are part of a page's first scripts. The others are fetched when one is called. */
export function toChainClient(client: Client<Transport, Chain>): ChainClient {
  const known = clients.get(client)
  if (known) return known
  // Sound: of viem's public client only what subscribes is missing.
  const extended = { ...client, ...actionsOf(client) } as unknown as ChainClient
  clients.set(client, extended)
  return extended
}
