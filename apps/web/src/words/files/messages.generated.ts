// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  spreadsheet: object
  encoding: object
  tooLarge: { size: number; what: string; limit: number }
  lineTooLarge: { line: number; size: number; what: string; limit: number }
  json: { line: string | number; expected: string; signs: string | number }
  or: { one: string | number; other: string | number }
  quoted: { text: string | number }
  undecided: { errors: number; warnings: number }
  empty: object
  badTerms: { field: string | number; expected: string | number }
  badRow: { row: string | number; reason: string | number }
  badManifest: { reason: string | number }
  malformedRows: { reason: string | number }
  badShard: { reason: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "files",
  texts: {
    spreadsheet: "The file is a spreadsheet, not text. Save it as CSV (UTF-8), then choose that file.",
    encoding: "The file is not text in UTF-8 or UTF-16. Save it as CSV (UTF-8), then choose it again.",
    tooLarge: ["The list has ",["size",4]," ",["what",1,{"bytes":"bytes","lines":"lines","other":"characters in one line"}],"; at most ",["limit",4]," are read. Split it, or check that it is the right file."],
    lineTooLarge: ["Line ",["line",4]," has ",["size",4]," ",["what",1,{"bytes":"bytes","lines":"lines","other":"characters in one line"}],"; at most ",["limit",4]," are read. Split it, or check that it is the right file."],
    json: ["The file looks like JSON, but line ",["line"]," has no ",["expected",1,{"value":"value","text":"valid text","shallow":"value within 32 levels","name":"name in quotation marks","end":"end","other":[["signs"]]}]," where one must be. Correct it there, or export it again."],
    or: [["one"]," or ",["other"]],
    quoted: ["“",["text"],"”"],
    undecided: ["The list can't be sealed yet: ",["errors",4]," lines have errors and ",["warnings",4]," are to be checked. Correct them, set them aside, or confirm them first."],
    empty: "The list has no rows to pay. Add at least one recipient.",
    badTerms: ["The drop can't be sealed: ",["field"]," must be ",["expected"],"."],
    badRow: ["Row ",["row"]," can't be sealed: ",["reason"],"."],
    badManifest: ["This file is not a sealed list that can be trusted: ",["reason"],". Get it again from where it was sealed."],
    malformedRows: ["The packed rows are malformed: ",["reason"],"."],
    badShard: ["A part of the list can't be trusted: ",["reason"],". Nothing of it is shown; try another source of the list."],
  },
}
