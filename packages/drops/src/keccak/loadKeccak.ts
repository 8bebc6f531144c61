import { keccak256 } from 'viem'
import { layout, pairedKernel, roundConstants, scalarKernel } from './keccakKernel.ts'

/** Hashes many messages at once. */
export type Keccak = {
  /** What does the work: vector instructions, plain WebAssembly, or JavaScript where a page's policy allows neither. */
  readonly engine: 'wasm-pairs' | 'wasm' | 'javascript'
  /**
   * keccak-256 of `count` messages of `length` bytes, which lie one after another in `input`.
   * The hashes go one after another into `output`.
   */
  hashEach(input: Uint8Array, length: number, count: number, output: Uint8Array): void
}

type KernelExports = {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  readonly hash: (input: number, length: number, count: number, output: number) => void
  readonly hashPairs?: (input: number, length: number, count: number, output: number) => void
}

const hashBytes = 32
const pageBytes = 65_536
/** Messages are copied to the kernel in portions of about this many bytes, which stay in the processor's cache. */
const bytesPerCall = 128 * 1024

function wrap({ memory, hash, hashPairs }: KernelExports): Keccak {
  let view = new Uint8Array(memory.buffer)
  view.set(roundConstants(), layout.constants)
  const reserve = (bytes: number) => {
    const missing = layout.free + bytes - view.length
    if (missing <= 0) return
    memory.grow(Math.ceil(missing / pageBytes))
    view = new Uint8Array(memory.buffer)
  }
  return {
    engine: hashPairs ? 'wasm-pairs' : 'wasm',
    hashEach(input, length, count, output) {
      const portion = Math.max(2, Math.floor(bytesPerCall / (length + hashBytes)) & ~1)
      for (let from = 0; from < count; from += portion) {
        const some = Math.min(portion, count - from)
        const target = layout.free + some * length
        reserve(some * (length + hashBytes))
        view.set(input.subarray(from * length, (from + some) * length), layout.free)
        const paired = hashPairs ? some & ~1 : 0
        if (paired > 0) hashPairs?.(layout.free, length, paired, target)
        if (paired < some) hash(layout.free + paired * length, length, some - paired, target + paired * hashBytes)
        output.set(view.subarray(target, target + some * hashBytes), from * hashBytes)
      }
    },
  }
}

/** The same in JavaScript: some forty times slower, and the same hashes. */
export const javascriptKeccak: Keccak = {
  engine: 'javascript',
  hashEach(input, length, count, output) {
    for (let index = 0; index < count; index++)
      output.set(keccak256(input.subarray(index * length, (index + 1) * length), 'bytes'), index * hashBytes)
  },
}

// Only this much of WebAssembly is used; its own types come with a browser's library, which this package does without.
type Engine = {
  instantiate(bytes: Uint8Array<ArrayBuffer>): Promise<{ instance: { exports: unknown } }>
}

/** Compiles a kernel anew; a page whose policy refuses WebAssembly gets JavaScript. */
export async function createKeccak(kernels = [pairedKernel, scalarKernel]): Promise<Keccak> {
  // Sound: every runtime that has a `WebAssembly` has this of it.
  const { WebAssembly: engine } = globalThis as { WebAssembly?: Engine }
  if (engine === undefined) return javascriptKeccak
  for (const kernel of kernels) {
    try {
      const { instance } = await engine.instantiate(kernel())
      // Sound: `keccakKernel` writes these exports.
      return wrap(instance.exports as KernelExports)
    } catch {
      // No vector instructions, or a policy without 'wasm-unsafe-eval': the next one is tried.
    }
  }
  return javascriptKeccak
}

// Compiling is pure, so one kernel serves all callers of a thread.
let shared: Promise<Keccak> | undefined

/** Loads the hasher of this thread, once. */
export function loadKeccak(): Promise<Keccak> {
  return (shared ??= createKeccak())
}
