// Compiles the contracts and writes what TypeScript needs of them: ABIs, bytecode, the deterministic address.
import { mkdirSync, writeFileSync } from 'node:fs'
import { concat, getCreate2Address, keccak256, toHex } from 'viem'
import { type Compiled, compile, compileAccountReader } from './compile.ts'

const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const SALT = toHex(0, { size: 32 })

const compiled = compile()
const target = new URL('../src/generated/', import.meta.url)
mkdirSync(target, { recursive: true })

function of(name: string): Compiled {
  const found = compiled[name]
  if (!found) throw new Error(`No contract ${name} in src.`)
  return found
}

function write(file: string, lines: string[]) {
  return writeFileSync(new URL(file, target), ['// Written by `pnpm codegen`. Do not edit.', ...lines, ''].join('\n'))
}

function abi(name: string, contract: Compiled) {
  return `export const ${name} = ${JSON.stringify(contract.abi, null, 2)} as const`
}

function isView(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'stateMutability' in item && item.stateMutability === 'view'
}

function text(name: string, value: string) {
  return `export const ${name} = '${value}' as const`
}

const distributor = of('SlotDistributor')
// Apart, so that a page that calls the contract does not load its code.
write('slotDistributorAbi.ts', [abi('slotDistributorAbi', distributor)])
write('slotDistributorViewAbi.ts', [
  '/** The part of `slotDistributorAbi` that reads, for pages that do nothing else. */',
  abi('slotDistributorViewAbi', {
    ...distributor,
    abi: distributor.abi.filter(isView),
  }),
])
write('slotDistributorAddress.ts', [
  text('CREATE2_DEPLOYER', CREATE2_DEPLOYER),
  text('distributorAddress', getCreate2Address({ from: CREATE2_DEPLOYER, salt: SALT, bytecode: distributor.bytecode })),
  text('slotDistributorRuntimeHash', keccak256(distributor.runtimeBytecode)),
])
write('slotDistributorCode.ts', [
  text('slotDistributorBytecode', distributor.bytecode),
  text('slotDistributorRuntimeBytecode', distributor.runtimeBytecode),
  text('distributorDeployData', concat([SALT, distributor.bytecode])),
])

const reader = compileAccountReader()
write('accountReaderCode.ts', [
  text('accountReaderBytecode', reader.bytecode),
  text('accountReaderRuntimeBytecode', reader.runtimeBytecode),
])

const demo = {
  demoToken: 'DemoToken',
  demoUsd: 'DemoUsd',
  demoPoints: 'DemoPoints',
  demoNft: 'DemoNft',
  demoItems: 'DemoItems',
  demoHabits: 'DemoHabits',
  demoPermit: 'DemoPermit',
  demoWrapped: 'DemoWrapped',
  demoStateGasVotes: 'DemoStateGasVotes',
  demoStateGasDividends: 'DemoStateGasDividends',
  demoStateGasNft: 'DemoStateGasNft',
  demoStateGasAccount: 'DemoStateGasAccount',
}
write(
  'demoTokens.ts',
  Object.entries(demo).flatMap(([name, contract]) => [
    abi(`${name}Abi`, of(contract)),
    text(`${name}Bytecode`, of(contract).bytecode),
  ]),
)
