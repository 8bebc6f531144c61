/** A JSON-RPC request as a wallet gets it. */
export type RpcRequest = { readonly method: string; readonly params?: unknown }

/** An error as wallets and nodes answer it: a message and a code (EIP-1193, EIP-1474). */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** How the wallet starts. */
export type MockWalletOptions = {
  readonly accounts?: readonly `0x${string}`[]
  readonly chainId?: number
  /** Chains it can switch to; to others it answers 4902. Default: every chain. */
  readonly knownChainIds?: readonly number[]
  /** Whether it was connected to this site before. */
  readonly isAuthorised?: boolean
  /** Answers what the wallet does not know itself, such as a node would. */
  readonly forward?: (request: RpcRequest) => Promise<unknown>
}

type Listener = (value: unknown) => void

/** An EIP-1193 wallet for tests, with its controls. */
export type MockWallet = {
  readonly provider: {
    request(request: RpcRequest): Promise<unknown>
    on(event: string, listener: Listener): void
    removeListener(event: string, listener: Listener): void
  }
  /** Every request it got, first to last. */
  readonly requests: readonly RpcRequest[]
  /** Answers a method by a function from now on. */
  readonly answer: (method: string, answer: (request: RpcRequest) => unknown) => void
  /** Refuses a method with a code from now on. */
  readonly refuse: (method: string, code: number, message?: string) => void
  /** As if the user chose other accounts in the wallet. None: the wallet forgets the site. */
  readonly setAccounts: (accounts: readonly `0x${string}`[]) => void
  /** As if the user chose another network in the wallet. */
  readonly setChain: (chainId: number) => void
}

const defaultAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Makes a wallet that accepts everything until it is set to refuse. */
export function createMockWallet(options: MockWalletOptions = {}): MockWallet {
  let accounts = options.accounts ?? [defaultAccount]
  let chainId = options.chainId ?? 31337
  let isAuthorised = options.isAuthorised ?? false
  const knownChainIds = options.knownChainIds && new Set(options.knownChainIds)
  const requests: RpcRequest[] = []
  const answers = new Map<string, (request: RpcRequest) => unknown>()
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  const authorise = () => {
    isAuthorised = true
    return accounts
  }
  const setChain = (id: number) => {
    chainId = id
    emit('chainChanged', toHex(id))
  }

  const own: Record<string, (request: RpcRequest) => unknown> = {
    eth_accounts: () => (isAuthorised ? accounts : []),
    eth_requestAccounts: authorise,
    eth_chainId: () => toHex(chainId),
    wallet_requestPermissions: () => [
      { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: authorise() }] },
    ],
    wallet_revokePermissions: () => {
      isAuthorised = false
      return null
    },
    wallet_switchEthereumChain: ({ params }) => {
      const id = readChainId(params)
      if (knownChainIds && !knownChainIds.has(id)) throw new RpcError(4902, 'Unrecognized chain ID.')
      setChain(id)
      return null
    },
    wallet_addEthereumChain: ({ params }) => {
      const id = readChainId(params)
      knownChainIds?.add(id)
      setChain(id)
      return null
    },
    wallet_watchAsset: () => true,
  }

  return {
    requests,
    provider: {
      async request(request) {
        requests.push(request)
        const answer = answers.get(request.method) ?? own[request.method] ?? options.forward
        if (!answer) throw new RpcError(4200, `The mock wallet does not know ${request.method}.`)
        return answer(request)
      },
      on(event, listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      removeListener(event, listener) {
        listeners.get(event)?.delete(listener)
      },
    },
    answer: (method, answer) => void answers.set(method, answer),
    refuse: (method, code, message = 'Refused by the test.') =>
      void answers.set(method, () => {
        throw new RpcError(code, message)
      }),
    setAccounts(next) {
      accounts = next
      isAuthorised = next.length > 0
      emit('accountsChanged', next)
    },
    setChain,
  }
}

function readChainId(params: unknown): number {
  return Number((params as readonly [{ chainId: string }])[0].chainId)
}

function toHex(value: number): `0x${string}` {
  return `0x${value.toString(16)}`
}
