import type { Config, Connector } from 'wagmi'
import { NoAccountError, SwitchIgnoredError } from '../errors.ts'
import { describeWallet } from './describeWallet.ts'

/** A connection that failed. */
type ConnectFailure = { readonly connector: Connector; readonly error: unknown }

const listenersOf = new WeakMap<Config, Set<(failure: ConnectFailure) => void>>()

/** Calls the listener with each connection that fails from now on. Returns how to stop that. */
export function onConnectFailure(config: Config, listener: (failure: ConnectFailure) => void): () => void {
  const listeners = listenersOf.get(config)
  listeners?.add(listener)
  return () => listeners?.delete(listener)
}

/** Has every connector of a configuration, now and later, connect and switch as the dialogs need it. */
export function guardConnectors(config: Config): void {
  if (listenersOf.has(config)) return
  const listeners = new Set<(failure: ConnectFailure) => void>()
  listenersOf.set(config, listeners)
  const guarded = new WeakSet<Connector>()
  const guard = (connectors: readonly Connector[]) => {
    for (const connector of connectors) {
      if (guarded.has(connector)) continue
      guarded.add(connector)
      guardSwitch(config, connector)
      guardConnect(connector, (error) => {
        for (const listener of listeners) listener({ connector, error })
      })
    }
  }
  guard(config.connectors)
  config._internal.connectors.subscribe(guard)
}

/**
 * RainbowKit's dialog takes up to 50 ms to draw the step of a chosen wallet, and forgets every failure from before: a
 * wallet that refuses at once (locked, or a request pending) would leave "Opening …" standing, without its RETRY.
 */
const drawnAfterMs = 150

/** Tells of failures once the dialog can show them. A connection without an account is one: wagmi would call it connected. */
function guardConnect(connector: Connector, onFailure: (error: unknown) => void): void {
  const connect = connector.connect.bind(connector)
  // Sound: it answers what the connector's own answers.
  connector.connect = (async (parameters: Parameters<typeof connect>[0]) => {
    const drawn = new Promise((resolve) => setTimeout(resolve, drawnAfterMs))
    try {
      const connected = await connect(parameters)
      if (connected.accounts.length === 0) throw new NoAccountError(describeWallet(connector).name)
      return connected
    } catch (error) {
      await drawn
      onFailure(error)
      throw error
    }
  }) as typeof connect
}

/** How long after its answer a wallet may be on its former network still. */
const switchedWithinMs = 1500

const switchMethods = new Set(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])

type Provider = { request(asked: { readonly method: string }): Promise<unknown> }

/** wagmi waits for the event of another network without end, also after a wallet that answered and did not switch. */
function guardSwitch(config: Config, connector: Connector): void {
  const { switchChain } = connector
  if (!switchChain) return
  connector.switchChain = async (parameters) => {
    const { chainId } = parameters
    let ignore: (error: SwitchIgnoredError) => void = () => {}
    const ignored = new Promise<never>((_, reject) => {
      ignore = reject
    })
    const findOut = async () => {
      await new Promise((resolve) => setTimeout(resolve, switchedWithinMs))
      if ((await connector.getChainId()) === chainId) return
      const chain = config.chains.find(({ id }) => id === chainId)?.name ?? `chain ${chainId}`
      ignore(new SwitchIgnoredError(chain))
    }
    const getProvider = async () => {
      // Sound: wagmi's own connectors ask EIP-1193's `request` of it, and no more while they switch.
      const provider = (await connector.getProvider()) as Provider | undefined
      if (!provider) return provider
      const request = async (asked: { readonly method: string }) => {
        const answer = await provider.request(asked)
        if (switchMethods.has(asked.method)) void findOut().catch(() => {})
        return answer
      }
      // Sound: the same provider, but for how it is asked.
      return Object.create(provider, { request: { value: request } }) as Provider
    }
    const observed: Connector = Object.create(connector, { getProvider: { value: getProvider } })
    return Promise.race([switchChain.call(observed, parameters), ignored])
  }
}
