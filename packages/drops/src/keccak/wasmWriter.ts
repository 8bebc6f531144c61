/** The few pieces of WebAssembly's binary format that the keccak kernel needs. */

/** Unsigned LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = []
  do {
    const low = value & 0x7f
    value >>>= 7
    bytes.push(value === 0 ? low : low | 0x80)
  } while (value !== 0)
  return bytes
}

/** Signed LEB128 of a 32-bit number. */
function signed(value: number): number[] {
  for (const bytes: number[] = []; ;) {
    const low = value & 0x7f
    value >>= 7
    const done = (value === 0 && (low & 0x40) === 0) || (value === -1 && (low & 0x40) !== 0)
    bytes.push(done ? low : low | 0x80)
    if (done) return bytes
  }
}

/** Value types. */
export const i32 = 0x7f
export const i64 = 0x7e
export const v128 = 0x7b

/** Instructions, by their names in the specification. */
export const op = {
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  if: [0x04, 0x40],
  else: [0x05],
  end: [0x0b],
  br: (depth: number) => [0x0c, ...unsigned(depth)],
  brIf: (depth: number) => [0x0d, ...unsigned(depth)],
  get: (local: number) => [0x20, ...unsigned(local)],
  set: (local: number) => [0x21, ...unsigned(local)],
  tee: (local: number) => [0x22, ...unsigned(local)],
  i32Const: (value: number) => [0x41, ...signed(value)],
  i32Eqz: [0x45],
  i32LtU: [0x49],
  i32GeU: [0x4f],
  i32Add: [0x6a],
  i32Sub: [0x6b],
  i32Store8: (offset: number) => [0x3a, 0, ...unsigned(offset)],
  i32Load8U: (offset: number) => [0x2d, 0, ...unsigned(offset)],
  i32Or: [0x72],
  i64Load: (offset: number) => [0x29, 0, ...unsigned(offset)],
  i64Store: (offset: number) => [0x37, 0, ...unsigned(offset)],
  i64Const0: [0x42, 0],
  i64And: [0x83],
  i64Xor: [0x85],
  i64Rotl: [0x89],
  i64Const: (value: number) => [0x42, ...signed(value)],
  memoryCopy: [0xfc, ...unsigned(10), 0, 0],
  memoryFill: [0xfc, ...unsigned(11), 0],
  v128Const0: [0xfd, ...unsigned(12), ...Array<number>(16).fill(0)],
  v128Load64Zero: (offset: number) => [0xfd, ...unsigned(93), 0, ...unsigned(offset)],
  v128Load64Lane1: (offset: number) => [0xfd, ...unsigned(87), 0, ...unsigned(offset), 1],
  v128Store64Lane: (offset: number, lane: 0 | 1) => [0xfd, ...unsigned(91), 0, ...unsigned(offset), lane],
  v128Load64Splat: (offset: number) => [0xfd, ...unsigned(10), 0, ...unsigned(offset)],
  v128AndNot: [0xfd, ...unsigned(79)],
  v128Or: [0xfd, ...unsigned(80)],
  v128Xor: [0xfd, ...unsigned(81)],
  i64x2Shl: [0xfd, ...unsigned(203)],
  i64x2ShrU: [0xfd, ...unsigned(205)],
} as const

/** One function without results: its parameters are all `i32`. */
export type WasmFunction = {
  readonly name: string
  readonly parameters: number
  /** Locals after the parameters, as runs of one type. */
  readonly locals: readonly (readonly [count: number, type: number])[]
  readonly body: readonly number[]
}

const moduleHeader = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

function section(id: number, content: readonly number[]) {
  return [id, ...unsigned(content.length), ...content]
}

function vector(items: readonly (readonly number[])[]) {
  return [...unsigned(items.length), ...items.flat()]
}

function name(text: string) {
  return vector([...text].map((character) => [character.charCodeAt(0)]))
}

/** Writes a module with these functions, which share one exported memory called `memory`. */
export function toWasmModule(functions: readonly WasmFunction[], pages: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...moduleHeader,
    ...section(1, vector(functions.map(({ parameters }) => [0x60, ...vector(Array(parameters).fill([i32])), 0]))),
    ...section(3, vector(functions.map((_, index) => unsigned(index)))),
    ...section(5, vector([[0x00, ...unsigned(pages)]])),
    ...section(
      7,
      vector([
        [...name('memory'), 0x02, 0],
        ...functions.map((fn, index) => [...name(fn.name), 0x00, ...unsigned(index)]),
      ]),
    ),
    ...section(
      10,
      vector(
        functions.map(({ locals, body }) => {
          const code = [...vector(locals.map(([count, type]) => [...unsigned(count), type])), ...body, ...op.end]
          return [...unsigned(code.length), ...code]
        }),
      ),
    ),
  ])
}
