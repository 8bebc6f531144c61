// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  addressBook: object
  about: object
  name: object
  address: object
  add: object
  nameMissing: object
  notKept: object
  added: { name: string | number }
  renamed: { name: string | number }
  removed: { name: string | number }
  full: { most: number }
  fullByFile: { file: string | number; names: number; fresh: number; most: number; room: number }
  importEmpty: { file: string | number }
  importPlan: { file: string | number; names: number; renamed: number; skipped: number; lines: string | number }
  importThem: { names: number }
  leaveOutFile: object
  imported: { names: number }
  importedInPart: { names: number; skipped: number; lines: string | number }
  import: object
  export: object
  fileOfNames: object
  find: object
  findHint: object
  empty: object
  names: object
  nameOf: { address: string | number }
  save: object
  cancel: object
  rename: object
  remove: object
  more: { more: number }
  noneFits: object
  leaveOutNew: object
  leaveOut: object
  marked: { name: string | number }
  unmarked: { name: string | number }
  shown: object
  allNames: object
  leftOutNames: { count: number }
}

export const messages: Messages<Arguments> = {
  namespace: "address-book",
  texts: {
    addressBook: "Address book",
    about: "Names for addresses, kept on this device alone. They stand beside the whole address in lists and can be searched for; what is paid is always the address. If you mark an address “Leave out”, the review of a drop names it when a list contains it.",
    name: "Name",
    address: "Address",
    add: "Add",
    nameMissing: "Give it a name.",
    notKept: "This browser did not keep it: it keeps nothing, or its space is used up.",
    added: [["name"]," is in the address book."],
    renamed: ["It is called ",["name"]," now."],
    removed: [["name"]," was removed."],
    full: ["An address book holds ",["most",4]," names. Remove some first."],
    fullByFile: [["file"]," holds ",["names",4]," addresses, ",["fresh",4]," of them new. An address book holds ",["most",4]," and has room for ",["room",4]," more. Nothing was imported. A label file of the site can hold more: the operator names it by LABELS_FILE."],
    importEmpty: [["file"]," holds no address with a name. Write an address and a name in each line."],
    importPlan: [["file"],": ",["names",2,{"one":[0," address with a name"],"other":[0," addresses with a name"]}],".",["renamed",2,{"=0":"","one":[" ",0," of them gets another name."],"other":[" ",0," of them get another name."]}],["skipped",2,{"=0":"","one":[" Line ",["lines"]," holds no address with a name and is skipped."],"other":[" ",0," lines hold no address with a name and are skipped: ",["lines"],"."]}]],
    importThem: ["Import ",["names",2,{"one":[0," name"],"other":[0," names"]}]],
    leaveOutFile: "Leave these addresses out of lists",
    imported: [["names",2,{"one":[0," name was"],"other":[0," names were"]}]," read."],
    importedInPart: [["names",2,{"one":[0," name was"],"other":[0," names were"]}]," read; ",["skipped",2,{"one":["line ",["lines"]," holds"],"other":[0," lines hold"]}]," no address with a name",["skipped",2,{"one":"","other":[" (",["lines"],")"]}],"."],
    import: "Import CSV",
    export: "Export CSV",
    fileOfNames: "File of names",
    find: "Find a name or an address",
    findHint: "Name or address",
    empty: "No names yet. Add one above, or import a CSV file with a name and an address in each line.",
    names: "Names",
    nameOf: ["Name of ",["address"]],
    save: "Save",
    cancel: "Cancel",
    rename: "Rename",
    remove: "Remove",
    more: [["more",2,{"one":[0," more is"],"other":[0," more are"]}]," found by searching."],
    noneFits: "No name fits.",
    leaveOutNew: "Leave this address out of lists",
    leaveOut: "Leave out",
    marked: [["name"]," is marked “Leave out”."],
    unmarked: [["name"]," is no longer marked “Leave out”."],
    shown: "Names that are shown",
    allNames: "All",
    leftOutNames: ["Leave out (",["count",4],")"],
  },
}
