// `pnpm --filter contracts test:proofs`: proves the arithmetic of masks and sums for all inputs of 256 bits. The model below is
// written as the lines of `PackedRows.sol`, `SlotDistributor.sol` and `Erc1155Payer.sol` are; forge ties the lines themselves to
// the deployed code (`arithmetic.t.sol`: any masks, bit by bit, by the source and by the code as it is deployed).
import { type BitVec, type Bool, init } from 'z3-solver'

type Word = BitVec<256, 'slotdrop'>
type Claim = Bool<'slotdrop'>

const { Context } = await init()
const z3 = Context('slotdrop')

function free(name: string): Word {
  return z3.BitVec.const(name, 256)
}

function word(value: bigint): Word {
  return z3.BitVec.val(value, 256)
}

const most = 2n ** 256n - 1n
const [zero, one, ones] = [word(0n), word(1n), word(most)]
const [pairs, nibbles, bytes] = [word(most / 3n), word(most / 5n), word(most / 17n)]

// ---- PackedRows
function bitsBelow(mask: Word): Word {
  return mask.not().and(mask.sub(one))
}

function lowBits(mask: Word): Word {
  return mask.and(mask.add(one).not())
}

function pairsOf(mask: Word): Word {
  return mask.sub(mask.lshr(1).and(pairs))
}

function nibblesOf(sums: Word): Word {
  return sums.and(nibbles).add(sums.lshr(2).and(nibbles))
}

function bytesOf(sums: Word): Word {
  return sums.add(sums.lshr(4)).and(bytes)
}

/** The bits of a part of a word, added up one by one. */
function counted(mask: Word, from: number, width: number): Word {
  let sum = zero
  for (let bit = from; bit < from + width; bit++) sum = sum.add(mask.lshr(bit).and(one))
  return sum
}

function part(sums: Word, from: number, width: number): Word {
  return sums.lshr(from).and(word(2n ** BigInt(width) - 1n))
}

function eachPart(width: number, holds: (from: number) => Claim): Claim {
  return z3.And(...Array.from({ length: 256 / width }, (_, index) => holds(index * width)))
}

function smeared(mask: Word): Word {
  let made = mask
  for (let shift = 1; shift < 256; shift *= 2) made = made.or(made.lshr(shift))
  return made
}

function isLowBits(mask: Word): Claim {
  return mask.and(mask.add(one)).eq(zero)
}

// ---- the words of a slot, and sums
const [mask, settled, failed] = [free('mask'), free('settled'), free('failed')]
const open = mask.and(settled.not())
const refused = failed.and(open)
const paid = open.and(refused.not())
const [a, b, unit, before, after] = [free('a'), free('b'), free('unit'), free('before'), free('after')]

const proofs: readonly (readonly [sentence: string, holds: Claim])[] = [
  [
    'below the first row of a mask lie the low bits, and none of the mask',
    z3.Implies(
      mask.neq(zero),
      z3.And(
        isLowBits(bitsBelow(mask)),
        bitsBelow(mask).and(mask).eq(zero),
        bitsBelow(mask).add(one).and(mask).neq(zero),
      ),
    ),
  ],
  [
    'a stretch is the low rows of a mask, up to the first that is not set',
    z3.Implies(
      mask.and(one).eq(one),
      z3.And(
        isLowBits(lowBits(mask)),
        lowBits(mask).and(mask.not()).eq(zero),
        lowBits(mask).add(one).and(mask).eq(zero),
      ),
    ),
  ],
  [
    'the last row of a mask is the highest bit of its smeared form',
    z3.Implies(
      mask.neq(zero),
      z3.And(
        isLowBits(smeared(mask)),
        smeared(mask).and(mask).eq(mask),
        smeared(mask).lshr(1).add(one).and(mask).neq(zero),
      ),
    ),
  ],
  [
    'counting: each pair holds the number of its bits',
    eachPart(2, (from) => part(pairsOf(mask), from, 2).eq(counted(mask, from, 2))),
  ],
  [
    'counting: each nibble holds the sum of its pairs',
    z3.Implies(
      eachPart(2, (from) => part(a, from, 2).ule(word(2n))),
      eachPart(4, (from) => part(nibblesOf(a), from, 4).eq(part(a, from, 2).add(part(a, from + 2, 2)))),
    ),
  ],
  [
    'counting: each byte holds the sum of its nibbles',
    z3.Implies(
      eachPart(4, (from) => part(a, from, 4).ule(word(4n))),
      eachPart(8, (from) => part(bytesOf(a), from, 8).eq(part(a, from, 4).add(part(a, from + 4, 4)))),
    ),
  ],
  [
    'a settled row is settled for ever, and is never paid again',
    z3.And(
      settled.or(open).and(settled).eq(settled),
      settled.or(paid).and(settled).eq(settled),
      open.and(settled).eq(zero),
    ),
  ],
  [
    'paid and refused rows are the open ones, and none is both',
    z3.And(paid.or(refused).eq(open), paid.and(refused).eq(zero), settled.or(paid).and(refused).eq(zero)),
  ],
  [
    'a sum that did not wrap is not below its parts, and one that wrapped is',
    a
      .add(b)
      .ult(b)
      .eq(a.ugt(ones.sub(b))),
  ],
  [
    'the sum of a run is the sum of its amounts',
    a
      .add(b)
      .mul(unit)
      .eq(a.mul(unit).add(b.mul(unit))),
  ],
  ['a row that is taken out of the sum of a run leaves the others', a.add(b).sub(b).mul(unit).eq(a.mul(unit))],
  [
    'a sender that lost the sum of a run lost neither more nor less',
    z3.Implies(z3.And(before.sub(after).eq(a), a.ule(before)), z3.And(after.ule(before), after.eq(before.sub(a)))),
  ],
]

let failures = 0
for (const [sentence, holds] of proofs) {
  const solver = new z3.Solver()
  solver.set('timeout', 120_000)
  solver.add(z3.Not(holds))
  const start = performance.now()
  // oxlint-disable-next-line no-await-in-loop -- one after the other: each takes a core
  const found = await solver.check()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (found === 'unsat') console.log(`proven in ${seconds} s: ${sentence}`)
  else {
    failures++
    console.log(`FAILED ${sentence}: ${found}${found === 'sat' ? `, ${solver.model().sexpr()}` : ''}`)
  }
}

// The last step of counting: the highest byte of 32 bytes times 0x0101…01 is their sum, as no lower byte overflows. Bytes count
// eight bits each, and no slot has more than 250 rows: so every sum of some of them is below 256.
const mostRows = 250
if (mostRows > 255) failures++
// Widths of value and unit together up to 31 bytes: no sum of a slot reaches 2^256.
for (let value = 0; value <= 31; value++) {
  const width = 31 - value
  const [highest, largest] = [value === 0 ? 1n : 2n ** BigInt(8 * value) - 1n, 2n ** BigInt(8 * width) - 1n]
  if (BigInt(mostRows) * highest * largest >= 2n ** 256n) failures++
}
console.log(`${proofs.length - failures} proven, ${failures} failed`)
process.exit(failures === 0 ? 0 : 1)
