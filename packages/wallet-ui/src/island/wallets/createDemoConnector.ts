import { localChainId } from '@slotdrop/chains/ids'
import {
  getAddress,
  numberToHex,
  SwitchChainError,
  UnsupportedProviderMethodError,
  withRetry,
  type Address,
} from 'viem'
import { ChainNotConfiguredError, createConnector } from 'wagmi'
import { DemoWalletRefusedError } from '../../errors.ts'
import { isLocalOnly, type WalletRuntime } from '../../runtime.ts'

/** Sends a JSON-RPC request to the local node. */
export type NodeRequest = (request: { method: string; params?: unknown }) => Promise<unknown>

/** What the demonstration wallet needs. */
export type DemoConnectorParameters = {
  readonly runtime: Pick<WalletRuntime, 'chains' | 'demoWallet'>
  /** Reaches a node by its URL. */
  readonly createRequest: (url: string) => NodeRequest
}

type DemoProvider = { request: NodeRequest }

// What the node answers with an account it has unlocked. Methods that configure the node stay out of a page's reach.
const forwarded =
  /^(eth_(?!sendRawTransaction$|signTransaction$)[a-zA-Z0-9_]+|net_version|web3_clientVersion|personal_sign)$/

// One that got lost is asked again, as the connect dialog tells no more than that connecting failed.
function ask(node: NodeRequest, method: 'eth_chainId' | 'eth_accounts') {
  return withRetry(() => node({ method }), { retryCount: 3 })
}

/**
 * A connector that forwards to the local node's unlocked account. It refuses unless the runtime configuration offers
 * it, the chain's URL is on this machine and the node says it runs chain 31337.
 */
export function createDemoConnector({ runtime, createRequest }: DemoConnectorParameters) {
  const url = runtime.chains[0]?.rpcUrls.default.http[0]

  async function open(): Promise<{ provider: DemoProvider; account: Address }> {
    if (!runtime.demoWallet) throw new DemoWalletRefusedError('not-offered')
    if (!url || !isLocalOnly(runtime.chains)) throw new DemoWalletRefusedError('not-local')
    const node = createRequest(url)
    const [chainId, accounts] = await Promise.all([ask(node, 'eth_chainId'), ask(node, 'eth_accounts')]).catch(
      (cause: unknown) => {
        throw new DemoWalletRefusedError('unreachable', { cause })
      },
    )
    if (chainId !== numberToHex(localChainId)) throw new DemoWalletRefusedError('wrong-chain')
    // Sound: `getAddress` refuses what is no address.
    const first = Array.isArray(accounts) ? (accounts as string[])[0] : undefined
    if (!first) throw new DemoWalletRefusedError('no-account')
    const account = getAddress(first)
    return { provider: createProvider(node, account), account }
  }

  let opened: Promise<{ provider: DemoProvider; account: Address }> | undefined
  const getOpened = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  type ConnectedAccounts<W> = W extends true
    ? readonly { readonly address: Address; readonly capabilities: Record<string, unknown> }[]
    : readonly Address[]
  type StorageItem = { 'demo.connected': true; 'demo.disconnected': true }
  return createConnector<DemoProvider, Record<string, unknown>, StorageItem>((config) => ({
    id: 'demo',
    name: 'Demo wallet',
    type: 'demo',
    async connect<W extends boolean = false>({ withCapabilities }: { withCapabilities?: W | boolean } = {}) {
      const { account } = await getOpened()
      await config.storage?.removeItem('demo.disconnected')
      await config.storage?.setItem('demo.connected', true)
      const accounts: readonly unknown[] = withCapabilities ? [{ address: account, capabilities: {} }] : [account]
      // Sound: the same condition, which the compiler does not follow into a type.
      return { accounts: accounts as ConnectedAccounts<W>, chainId: localChainId }
    },
    async disconnect() {
      opened = undefined
      await config.storage?.removeItem('demo.connected')
      await config.storage?.setItem('demo.disconnected', true)
    },
    getAccounts: async () => [(await getOpened()).account],
    getChainId: async () => localChainId,
    getProvider: async () => (await getOpened()).provider,
    async isAuthorized() {
      const isConnected = (await config.storage?.getItem('demo.connected')) === true
      return (
        isConnected &&
        getOpened().then(
          () => true,
          () => false,
        )
      )
    },
    async switchChain({ chainId }) {
      const chain = config.chains.find(({ id }) => id === chainId)
      if (!chain || chainId !== localChainId) throw new SwitchChainError(new ChainNotConfiguredError())
      return chain
    },
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {
      config.emitter.emit('disconnect')
    },
  }))
}

function createProvider(node: NodeRequest, account: Address): DemoProvider {
  return {
    async request({ method, params }) {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account]
      if (!forwarded.test(method)) {
        throw new UnsupportedProviderMethodError(new DemoWalletRefusedError('no-such-method'), { method })
      }
      return node({ method, params })
    },
  }
}
