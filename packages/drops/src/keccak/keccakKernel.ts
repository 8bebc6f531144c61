import { i32, i64, op, toWasmModule, v128, type WasmFunction } from './wasmWriter.ts'

/** Bytes of a message that one permutation absorbs. */
const rateBytes = 136
const roundCount = 24

/** Offsets in the kernel's memory; messages and hashes lie from `free` on. */
export const layout = { constants: 0, padded: 256, free: 1024 } as const

/** Rotation of each lane (FIPS 202, section 3.2.2), by x + 5y. */
const rotations = (() => {
  const table = Array<number>(25).fill(0)
  for (let t = 0, x = 1, y = 0; t < 24; t++) {
    table[x + 5 * y] = (((t + 1) * (t + 2)) / 2) % 64
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
  }
  return table
})()

/** Computes the constant of each round (FIPS 202, section 3.2.5), as little-endian bytes. */
export function roundConstants(): Uint8Array {
  const bytes = new Uint8Array(roundCount * 8)
  for (let round = 0, register = 1; round < roundCount; round++)
    for (let j = 0; j <= 6; j++) {
      const bit = (1 << j) - 1
      if (register & 1) bytes[round * 8 + (bit >> 3)] = (bytes[round * 8 + (bit >> 3)] ?? 0) | (1 << (bit & 7))
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
  return bytes
}

/** Instructions one after another. */
function code(...parts: readonly (readonly number[])[]): number[] {
  return parts.flat()
}

/** How a lane is worked on: one message in an `i64`, or two side by side in a `v128`. */
type Arithmetic = {
  readonly lanes: 1 | 2
  readonly type: number
  readonly zero: readonly number[]
  readonly xor: readonly number[]
  /** `top & ~below`, from two locals. */
  readonly andNot: (top: number, below: number) => number[]
  readonly rotate: (local: number, by: number) => number[]
  readonly constant: (offset: number) => number[]
  readonly load: (pointers: readonly number[], offset: number) => number[]
  readonly store: (pointer: number, local: number, offset: number) => number[]
}

const hashBytes = 32

const scalar: Arithmetic = {
  lanes: 1,
  type: i64,
  zero: op.i64Const0,
  xor: op.i64Xor,
  andNot: (top, below) => [...op.get(top), ...op.get(below), ...op.i64Const(-1), ...op.i64Xor, ...op.i64And],
  rotate: (local, by) => [...op.get(local), ...op.i64Const(by), ...op.i64Rotl],
  constant: op.i64Load,
  load: ([pointer = 0], offset) => [...op.get(pointer), ...op.i64Load(offset)],
  store: (pointer, local, offset) => [...op.get(pointer), ...op.get(local), ...op.i64Store(offset)],
}

const paired: Arithmetic = {
  lanes: 2,
  type: v128,
  zero: op.v128Const0,
  xor: op.v128Xor,
  andNot: (top, below) => [...op.get(top), ...op.get(below), ...op.v128AndNot],
  rotate: (local, by) => [
    ...code(op.get(local), op.i32Const(by), op.i64x2Shl),
    ...code(op.get(local), op.i32Const(64 - by), op.i64x2ShrU),
    ...op.v128Or,
  ],
  constant: op.v128Load64Splat,
  load: ([first = 0, second = 0], offset) => [
    ...op.get(second),
    ...code(op.get(first), op.v128Load64Zero(offset)),
    ...op.v128Load64Lane1(offset),
  ],
  store: (pointer, local, offset) => [
    ...code(op.get(pointer), op.get(local), op.v128Store64Lane(offset, 0)),
    ...code(op.get(pointer), op.get(local), op.v128Store64Lane(hashBytes + offset, 1)),
  ],
}

/**
 * `hash(input, length, count, output)`: keccak-256 of `count` messages of `length` bytes, one after another.
 * The paired form takes two messages a step, so its `count` is even.
 */
function hashFunction(name: string, math: Arithmetic): WasmFunction {
  const { lanes, xor, rotate, andNot } = math
  const [input, length, count, output, block, left, isLast, round, block2] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const firstLane = 9
  const A = (index: number) => firstLane + index
  const B = (index: number) => firstLane + 25 + index
  const C = (x: number) => firstLane + 50 + (x % 5)
  const D = (x: number) => firstLane + 55 + (x % 5)
  const all = Array.from({ length: 25 }, (_, index) => index)
  const five = [0, 1, 2, 3, 4]

  const absorb = (pointers: readonly number[]) =>
    all
      .slice(0, rateBytes / 8)
      .flatMap((lane) => [...op.get(A(lane)), ...math.load(pointers, lane * 8), ...xor, ...op.set(A(lane))])
  const theta = [
    ...five.flatMap((x) => [
      ...op.get(A(x)),
      ...[5, 10, 15, 20].flatMap((y) => [...op.get(A(x + y)), ...xor]),
      ...op.set(C(x)),
    ]),
    ...five.flatMap((x) => [...op.get(C(x + 4)), ...rotate(C(x + 1), 1), ...xor, ...op.set(D(x))]),
  ]
  const rhoPi = all.flatMap((from) => {
    const [x, y] = [from % 5, Math.floor(from / 5)]
    const target = B(y + 5 * ((2 * x + 3 * y) % 5))
    const by = rotations[from] ?? 0
    const mixed = [...op.get(A(from)), ...op.get(D(x)), ...xor]
    return by === 0
      ? [...mixed, ...op.set(target)]
      : [...mixed, ...op.set(target), ...rotate(target, by), ...op.set(target)]
  })
  const chi = all.flatMap((index) => {
    const row = index - (index % 5)
    return [
      ...op.get(B(index)),
      ...andNot(B(row + ((index + 2) % 5)), B(row + ((index + 1) % 5))),
      ...xor,
      ...op.set(A(index)),
    ]
  })
  const iota = [...op.get(A(0)), ...op.get(round), ...math.constant(layout.constants), ...xor, ...op.set(A(0))]
  const permute = [
    ...code(op.i32Const(0), op.set(round)),
    ...op.loop,
    ...code(theta, rhoPi, chi, iota),
    ...code(op.get(round), op.i32Const(8), op.i32Add, op.tee(round)),
    ...code(op.i32Const(roundCount * 8), op.i32LtU, op.brIf(0)),
    ...op.end,
  ]
  const pad = (from: number, at: number) => [
    ...code(op.i32Const(at), op.i32Const(0), op.i32Const(rateBytes), op.memoryFill),
    ...code(op.i32Const(at), op.get(from), op.get(left), op.memoryCopy),
    ...code(op.get(left), op.i32Const(0x01), op.i32Store8(at)),
    ...code(op.i32Const(0), op.i32Const(0), op.i32Load8U(at + rateBytes - 1)),
    ...code(op.i32Const(0x80), op.i32Or, op.i32Store8(at + rateBytes - 1)),
  ]
  const pointers = lanes === 1 ? [block] : [block, block2]
  const advance = (pointer: number, by: readonly number[]) => [
    ...op.get(pointer),
    ...by,
    ...op.i32Add,
    ...op.set(pointer),
  ]
  const paddedAt = (lane: number) => layout.padded + lane * 192

  const body = [
    ...op.block,
    ...op.loop,
    ...code(op.get(count), op.i32Eqz, op.brIf(1)),
    ...all.flatMap((lane) => [...math.zero, ...op.set(A(lane))]),
    ...code(op.get(input), op.set(block)),
    ...(lanes === 2 ? [...op.get(input), ...op.get(length), ...op.i32Add, ...op.set(block2)] : []),
    ...code(op.get(length), op.set(left)),
    ...code(op.i32Const(0), op.set(isLast)),
    ...op.loop,
    ...code(op.get(left), op.i32Const(rateBytes), op.i32LtU),
    ...op.if,
    ...pointers.flatMap((pointer, lane) => [
      ...pad(pointer, paddedAt(lane)),
      ...op.i32Const(paddedAt(lane)),
      ...op.set(pointer),
    ]),
    ...code(op.i32Const(1), op.set(isLast)),
    ...op.end,
    ...absorb(pointers),
    ...pointers.flatMap((pointer) => advance(pointer, op.i32Const(rateBytes))),
    ...code(op.get(left), op.i32Const(rateBytes), op.i32Sub, op.set(left)),
    ...permute,
    ...code(op.get(isLast), op.i32Eqz, op.brIf(0)),
    ...op.end,
    ...[0, 1, 2, 3].flatMap((lane) => math.store(output, A(lane), lane * 8)),
    ...Array.from({ length: lanes }, () => advance(input, op.get(length))).flat(),
    ...advance(output, op.i32Const(hashBytes * lanes)),
    ...code(op.get(count), op.i32Const(lanes), op.i32Sub, op.set(count)),
    ...op.br(0),
    ...op.end,
    ...op.end,
  ]
  return {
    name,
    parameters: 4,
    locals: [
      [5, i32],
      [60, math.type],
    ],
    body,
  }
}

/** Builds the kernel that every engine runs; it hashes one message at a time. */
export function scalarKernel(): Uint8Array<ArrayBuffer> {
  return toWasmModule([hashFunction('hash', scalar)], 1)
}

/** Builds the kernel for engines with vector instructions, which has `hashPairs` too: two messages at a time. */
export function pairedKernel(): Uint8Array<ArrayBuffer> {
  return toWasmModule([hashFunction('hash', scalar), hashFunction('hashPairs', paired)], 1)
}
