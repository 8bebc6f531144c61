// Writes what explorers take as proof of the source: the compiler's standard JSON input. Compiles it as it is written, and
// fails unless the outcome is the built bytecode. `--out <file>`; without it nothing is written and only the check is made.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keccak256 } from 'viem'
import { slotDistributorRuntimeHash } from '../src/generated/slotDistributorAddress.ts'
import { slotDistributorRuntimeBytecode } from '../src/generated/slotDistributorCode.ts'
import { compileInput, compilerVersion, sourceInput } from './compile.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const input = sourceInput()
const { SlotDistributor } = compileInput(input)
const code = SlotDistributor?.runtimeBytecode
if (code !== slotDistributorRuntimeBytecode) {
  console.error(
    `The sources give other code than was built: ${code === undefined ? 'none' : keccak256(code)}, built ${slotDistributorRuntimeHash}. Run \`pnpm codegen\`.`,
  )
  process.exit(1)
}
if (values.out !== undefined) writeFileSync(values.out, input)
console.log(
  `src/SlotDistributor.sol:SlotDistributor, ${compilerVersion()}: runtime ${(code.length - 2) / 2} bytes, keccak256 ${slotDistributorRuntimeHash}, as built.`,
)
