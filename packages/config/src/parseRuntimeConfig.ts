import { isLoopbackUrl, localChainId } from '@slotdrop/chains/ids'
import { RuntimeConfigError } from './errors.ts'
import type { Coin, DemoToken, RuntimeChain, RuntimeConfig } from './runtimeConfig.ts'
import { isAddressText, toHttpUrl } from './urls.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads what GET /api/config answered. Unknown fields are dropped. Small on purpose: it is in every page's bundle.
 *
 * @throws RuntimeConfigError naming the field that is wrong.
 */
export function parseRuntimeConfig(json: unknown): RuntimeConfig {
  const fields = readFields(json, 'configuration')
  const chains = readList(fields['chains'], 'chains', readChain)
  if (chains.length === 0) throw new RuntimeConfigError('chains', 'a list of at least one chain')
  const demoWallet = readBoolean(fields['demoWallet'], 'demoWallet')
  if (demoWallet && !isLocalOnly(chains)) {
    throw new RuntimeConfigError('demoWallet', `false unless chain ${localChainId} on this machine is the only one`)
  }
  const { requestSite, newNode, hasLabels, sanctionsCheck } = fields
  return {
    publicUrl: readUrl(fields['publicUrl'], 'publicUrl'),
    chains,
    demoWallet,
    demoTokens: readList(fields['demoTokens'], 'demoTokens', readDemoToken),
    walletConnectProjectId: readNullable(fields['walletConnectProjectId'], 'walletConnectProjectId', readText),
    walletDiscovery: readBoolean(fields['walletDiscovery'], 'walletDiscovery'),
    frameAncestors: readList(fields['frameAncestors'], 'frameAncestors', readText),
    ...(fields['hasPrices'] === undefined ? {} : { hasPrices: readBoolean(fields['hasPrices'], 'hasPrices') }),
    ...(hasLabels === undefined ? {} : { hasLabels: readBoolean(hasLabels, 'hasLabels') }),
    ...(sanctionsCheck === undefined ? {} : { sanctionsCheck: readBoolean(sanctionsCheck, 'sanctionsCheck') }),
    ...(newNode === undefined ? {} : { newNode: readUrl(newNode, 'newNode') }),
    ...(requestSite === undefined ? {} : { requestSite: readNullable(requestSite, 'requestSite', readUrl) }),
  }
}

/** Whether the local chain, reached on this machine, is the only chain offered. */
export function isLocalOnly(chains: readonly RuntimeChain[]): boolean {
  return (
    chains.length > 0 &&
    chains.every(
      (chain) =>
        chain.id === localChainId && chain.rpcUrls.length > 0 && chain.rpcUrls.every((url) => isLoopbackUrl(url)),
    )
  )
}

function readChain(value: unknown, field: string): RuntimeChain {
  const fields = readFields(value, field)
  const { ownRpcUrl: own, wrappedCoin, name, coin, isAdded } = fields
  return {
    id: readCount(fields['id'], `${field}.id`),
    rpcUrls: readList(fields['rpcUrls'], `${field}.rpcUrls`, readUrl),
    ...(own === undefined ? {} : { ownRpcUrl: readUrl(own, `${field}.ownRpcUrl`) }),
    explorerUrl: readNullable(fields['explorerUrl'], `${field}.explorerUrl`, readUrl),
    distributor: readNullable(fields['distributor'], `${field}.distributor`, readAddress),
    ...(wrappedCoin === undefined ? {} : { wrappedCoin: readAddress(wrappedCoin, `${field}.wrappedCoin`) }),
    ...(name === undefined ? {} : { name: readText(name, `${field}.name`) }),
    ...(coin === undefined ? {} : { coin: readCoin(coin, `${field}.coin`) }),
    ...(isAdded === undefined ? {} : { isAdded: readBoolean(isAdded, `${field}.isAdded`) }),
  }
}

function readCoin(value: unknown, field: string): Coin {
  const fields = readFields(value, field)
  return { name: readText(fields['name'], `${field}.name`), symbol: readText(fields['symbol'], `${field}.symbol`) }
}

function readDemoToken(value: unknown, field: string): DemoToken {
  const fields = readFields(value, field)
  const standard = fields['standard']
  if (standard !== 'ERC20' && standard !== 'ERC721' && standard !== 'ERC1155') {
    throw new RuntimeConfigError(`${field}.standard`, 'ERC20, ERC721 or ERC1155')
  }
  return {
    address: readAddress(fields['address'], `${field}.address`),
    standard,
    symbol: readText(fields['symbol'], `${field}.symbol`),
    name: readText(fields['name'], `${field}.name`),
    decimals: readCount(fields['decimals'], `${field}.decimals`),
  }
}

function readFields(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RuntimeConfigError(field, 'an object')
  }
  // Sound: an object, whose fields are unknown.
  return value as Fields
}

function readList<T>(value: unknown, field: string, read: (item: unknown, field: string) => T): readonly T[] {
  if (!Array.isArray(value)) throw new RuntimeConfigError(field, 'a list')
  return value.map((item, index) => read(item, `${field}[${index}]`))
}

function readNullable<T>(value: unknown, field: string, read: (value: unknown, field: string) => T): T | null {
  return value === null ? null : read(value, field)
}

function readText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw new RuntimeConfigError(field, 'a text')
  return value
}

function readBoolean(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new RuntimeConfigError(field, 'true or false')
  return value
}

function readCount(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new RuntimeConfigError(field, 'a whole number')
  }
  return value
}

function readUrl(value: unknown, field: string): string {
  const text = readText(value, field)
  if (!toHttpUrl(text)) throw new RuntimeConfigError(field, 'an http or https URL')
  return text
}

function readAddress(value: unknown, field: string): `0x${string}` {
  const text = readText(value, field)
  if (!isAddressText(text)) throw new RuntimeConfigError(field, 'an address')
  return text
}
