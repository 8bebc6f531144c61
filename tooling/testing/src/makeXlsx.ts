import { crc32, deflateRawSync } from 'node:zlib'

/** What a cell of a made spreadsheet holds: text, a number as its file has it, a formula with its last result, or a day. */
export type XlsxCell =
  | string
  | null
  | { readonly number: string }
  | { readonly formula: string; readonly result?: string; readonly isText?: boolean }
  | { readonly day: number }
  | { readonly error: string }

/** A sheet of a made spreadsheet. */
export type XlsxSheet = {
  readonly name: string
  readonly rows: readonly (readonly XlsxCell[])[]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26)
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const mainSpace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** Texts that cells refer to by their place, as spreadsheet programs write them. */
function createTexts() {
  const places = new Map<string, number>()
  return {
    placeOf(text: string) {
      const place = places.get(text) ?? places.size
      places.set(text, place)
      return place
    },
    xml: () =>
      `${xmlHead}<sst ${mainSpace}>${Array.from(places.keys(), (text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
  }
}

function cellXml(cell: XlsxCell, place: string, placeOf: (text: string) => number): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${placeOf(cell)}</v></c>`
  if ('number' in cell) return `<c r="${place}"><v>${cell.number}</v></c>`
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`
  if ('error' in cell) return `<c r="${place}" t="e"><v>${escape(cell.error)}</v></c>`
  const value = cell.result === undefined ? '' : `<v>${escape(cell.result)}</v>`
  return `<c r="${place}"${cell.isText ? ' t="str"' : ''}><f>${escape(cell.formula)}</f>${value}</c>`
}

function sheetXml({ rows }: XlsxSheet, placeOf: (text: string) => number): string {
  const lines = rows.map((cells, row) => {
    const inside = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`, placeOf)).join('')
    return inside === '' ? '' : `<row r="${row + 1}">${inside}</row>`
  })
  return `${xmlHead}<worksheet ${mainSpace}><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** Packs files into a ZIP archive. */
function zip(files: readonly (readonly [path: string, text: string])[]): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, text] of files) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, name]))
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, listed, end]))
}

/** Makes an .xlsx file as spreadsheet programs write it. */
export function makeXlsx(sheets: readonly XlsxSheet[]): Uint8Array {
  const texts = createTexts()
  const bodies = sheets.map((sheet) => sheetXml(sheet, texts.placeOf))
  const numbers = sheets.map((_, index) => index + 1)
  const partType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zip([
    [
      '[Content_Types].xml',
      `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${partType}.sheet.main+xml"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${partType}.worksheet+xml"/>`).join('')}<Override PartName="/xl/sharedStrings.xml" ContentType="${partType}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${partType}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${xmlHead}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook ${mainSpace} xmlns:r="${relations}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xmlHead}<Relationships xmlns="${packageRelations}">${numbers.map((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rIdTexts" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${xmlHead}<styleSheet ${mainSpace}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    ['xl/sharedStrings.xml', texts.xml()],
    ...bodies.map((body, index) => [`xl/worksheets/sheet${index + 1}.xml`, body] as const),
  ])
}
