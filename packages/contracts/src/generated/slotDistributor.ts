// Written by `pnpm codegen`. Do not edit.
export const slotDistributorAbi = [
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "AlreadyCancelled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AlreadySettled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AmountOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "BadMask",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "BadProof",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "BadRecipient",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slotSize",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "limit",
        "type": "uint256"
      }
    ],
    "name": "BadSlotSize",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ClaimsNeedToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "ClaimsNotOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "closesAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "Closed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "CoinHasNoToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "InexactTransfer",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "MalformedRow",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MalformedRows",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoBalance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "NoSuchRow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "slots",
        "type": "uint256"
      }
    ],
    "name": "NoSuchSlot",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoTokenCode",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotAuthorised",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "opensAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "NotOpenYet",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "PaysDistributor",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PullFailed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Reentered",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "RefundFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "ReturnFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowRejected",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "flags",
        "type": "uint256"
      }
    ],
    "name": "UnknownFlags",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "standard",
        "type": "uint256"
      }
    ],
    "name": "UnknownStandard",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      }
    ],
    "name": "WrongRowCount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "WrongValue",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "DropCancelled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "name": "DropRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RowClaimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowFailed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "name": "SlotSent",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ANYONE",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "cancel",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      }
    ],
    "name": "claim",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "claimTo",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "dropIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "name": "register",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "rows",
        "type": "bytes"
      },
      {
        "internalType": "bytes32",
        "name": "rowsRoot",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "proof",
        "type": "bytes32[]"
      },
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      }
    ],
    "name": "send",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "settled",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "words",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "stateOf",
    "outputs": [
      {
        "internalType": "enum ISlotDistributor.Status",
        "name": "status",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const
export const slotDistributorBytecode = '0x6080806040523460155761323a908161001a8239f35b5f80fdfe60c06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611d40565b9161028d6116cb565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611d40565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116cb565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81840101611862565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611e05565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611899565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661168d57608464ffffffffff610f88826116b9565b16421061164e575060a464ffffffffff610fa1826116b9565b16151580611635575b6115f657507401000000000000000000000000000000000000000016156115ca576101006004013563ffffffff811680910361020f576101243561ffff8116810361020f5761ffff16908d611023838381017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff01611862565b8091101561159b57508d82029003908082101561159457505b808b1015611565575073ffffffffffffffffffffffffffffffffffffffff8616988915801561155c575b611530576080926110fe9695949260758d6110c194604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611e05565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611e05565b610144350361150457855f528660205260405f208054600181881c166114d4576001871b17905581156114a8576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119283611e44565b8061136d57508061133d575060643560ff8116810361020f57600416156112c3576111c9856111c184846120e2565b948484612c54565b1561128057906111d8916120e2565b908181039486145f146112535714155b611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111e8565b6112bf8561128c612a2c565b906040519485947f118baa520000000000000000000000000000000000000000000000000000000086526004860161250e565b0390fd5b6112d083829493946120e2565b926112dd86848385612c54565b156113305750906112ed916120e2565b0392840361132a575f5b8303611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b816112f7565b906112bf8661128c612a2c565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f14611447576001820361141757908461139592600461254c565b8514159283611405575b5050506113d157507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b61140f93506126b5565b5f808061139f565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b92856114688387611460818661146d999d9b989c61247e565b97600461254c565b61247e565b900392840361132a5782611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a14611066565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b905061103c565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160564ffffffffff916116b9565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff611645826116b9565b16421015610faa565b61165d64ffffffffff916116b9565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b6044359060ff821680830361020f578092600382116118365760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff1661180b575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117dd575050600314806117b2575b61176457565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f5750151561175e565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b811561186c570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611c33576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f576118e383611e44565b8015918280611c1c575b6119c257506002906101008601516119b2575b0361191c575050906119189392918151936004612157565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f5761196661194f828b6120e2565b916119608751878987896004612157565b9a6120e2565b818110156119a95761197791610ec6565b945b156119915750509061191a9291861916906004612344565b6119a59493919288969819169260046121a8565b1791565b50505f94611979565b6119bc8787611e90565b50611900565b96939597505050916119d430846120e2565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611a008884611e90565b611a0a85876120e2565b611a168230888a612c54565b15611c0e57611a2586886120e2565b900390808203611bdc575050611a3a886126f3565b929098845193602086019a8b519586820201958202860195611a60818987896004612b09565b9c5101868103611bc2575b50011c9182611ba6575b505050508580155f14611b985750505f5b611a9030846120e2565b611a9a8286610f26565b8103611b5b575080611ab1575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611b1b575050611b0c9030906120e2565b91818303611222578080611aa7565b6112bf8391611b28612a2c565b906040519485947f72871d290000000000000000000000000000000000000000000000000000000086526004860161250e565b85611b668387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611ba191611e90565b611a86565b93611bb7939291819a956004612157565b17945f808080611a75565b86611bd49189939e9387896004612bc2565b179a5f611a6b565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112bf8461128c612a2c565b5060643560ff8116810361020f57600416156118ed565b509294935090805f95606084019280611c4d855134611862565b95805194879860208301945b611c6b57505050505050505191030290565b90919293949597611c9790611c7f866126f3565b968782011c9a88518092020196028601809686612886565b9890945b808603611cb057509395949392919083611c59565b9490989b99611cbf8286612924565b611cc98286612a09565b908d8211611d075781611cff93928892039c611cf28b858a89611cea612a2c565b936004612a6d565b179e039188510186612886565b989094611c9b565b611d118587611e90565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611dd65774040000000000000000000000000000000000000000815416611dab5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611e16575050565b90925b602084359182811160051b9081521852602060405f20930190808218611e3d575050565b9092611e19565b803b15611e4e5750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516120275760608101519260e0820151611f7a57611ebb825160a084015190610f26565b8160c06020850151940151918460031b935b611eda5750505050500290565b8490611ee5836126f3565b929093611ef28486610f26565b1c9302019085810282019060031c850282015b86818410611f2f5750505b808210611f1e575081611ecd565b909585908735851c01960190611f10565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191611f05565b905061202391507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f9360408201936060830193506020830191865b86518810156120d857600183891c16156120cf5761206e612068865161206287518c612c41565b90610f26565b86612a09565b86519061207e8282029283611862565b148015906120c4575b6120985760019101975b019661203b565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612087565b96600190612091565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156121155750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6121745750505050505050565b6121a098612181836126f3565b9a90938b85011c9384938851809202019b028b01809b87878c8c612bc2565b179890612167565b90929594955f96612255867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b1461233a579081859395925160208201935b6122745750505050505050565b6001851615158061230e575b806122de575b6122a1575b835161229691610f26565b9360011c9384612267565b97604051906020820182811067ffffffffffffffff8211176101e257612296926122d5916040525f81528b858b8b89612a6d565b1798905061228b565b506123096122ee60208501610ea5565b6122f785610ea5565b60808501516014850135901c916126b5565b612286565b5073ffffffffffffffffffffffffffffffffffffffff61232d84610ea5565b16813560601c1415612280565b505f955050505050565b8261246e575f935b84811161241a5761241457918160208293519101915b61236d575050505050565b600183161515806123e8575b61239357815161238891610f26565b9160011c9182612362565b8473ffffffffffffffffffffffffffffffffffffffff6123b560208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61240785610ea5565b16813560601c1415612379565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff61243c60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6124788383611e90565b9361234c565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156121155750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816125499796168452166020830152604082015281606082015201906124cb565b90565b91909261255b60208401610ea5565b9260205f6040830196600260ff6125718a610f00565b1614821461262e5760c4906125cb61258886610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b156125fc575050505050565b90600160ff6126176126116112bf9695610ea5565b97610f00565b160361262757505b61128c612a2c565b905061261f565b606490600261263f60608701610f00565b16151583146126aa576342842e0e905b61265886610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d1517166125f0565b6323b872dd9061264f565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f9160018116156127ac575b806001612549920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b915061254961287c7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612700565b9392909382851461291d57919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f116111561291357039683019484861861290c5750505050509190565b94966128aa565b9695505050505050565b5092509190565b90803560601c80156129cc57301461298f576129408183612a09565b15612949575050565b90602061295b61296493835190610ec6565b91015190611862565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90602061295b6129a193835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6129de83602061295b85835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612a199060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612a4d575b604051918083525f602084013e60608201604052565b60409150612a37565b6040906125499392815281602082015201906124cb565b936060612a8c6001939495602061295b612a93959b9a9b835190610ec6565b9501610f00565b16612ad4577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612acd600195966040519182918783612a56565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112bf878660048401612a56565b9493929091945f956020830151850191853560601c916020820195612b3684612b3189610ea5565b6120e2565b94612b4b818a89612b468c610ea5565b612ca7565b03612b9d57505050606091612b66612b6e92612b3187610ea5565b039483612a09565b9101510290818303612b7f57505050565b61243c73ffffffffffffffffffffffffffffffffffffffff91610ea5565b92509250949350612549959650612bb48484612924565b612bbc612a2c565b94612a6d565b929093959491612bd5835f988487612edd565b9460208301905b848703612bec5750505050505050565b90919293949597612bfd8986612924565b612c12612c08612a2c565b8a8787868c612a6d565b17978251019285808503612c2e575b5091909594939295612bdc565b612c3a91948689612edd565b9285612c21565b81810292918115918404141715610ed357565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612e695792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612d58575b505b848610612d07575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612d525784019493929190612cef565b94612cf7565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b57850195949392919094612ce5565b95505084939291905f612ced565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d1660016060511411160215612ed55760140190828218612ecf575090505b5f6034525f60605290565b90612e8b565b915050612ec4565b9190916020810191612eee83610ea5565b60ff612efc60408501610f00565b1690811580613224575b6132145750600181146131435760021461300957612f29612f2f91959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f11115612ffc5787903d612fe4575b0198888a18612fde5750505050505050505090565b98612f90565b9050601f3d1660015f51141115612ffc578790612fc9565b9850505050505050505090565b6130249161301c61258892969594610ea5565b608052610ea5565b60608201519260e0830151602084015190608085015160a05260c085015160a0860151975b601481013560a0511c604487015288810135821c83178881026064880152813560601c806024890152308118021590151760205f60c4898260805162061a80f111156131385783903d613113575b019784891861310d5750505050505b156130b057505090565b6130c2926130bd91612a09565b612c41565b7f495a9962000000000000000000000000000000000000000000000000000000005f5273ffffffffffffffffffffffffffffffffffffffff608051166004526024525f60445260645ffd5b97613049565b9050601f3d1660015f5114111561312b578390613097565b975050505050505f6130a6565b9750505050506130a6565b5090929161315090610ea5565b6002613167606061316087610ea5565b9601610f00565b16613206576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f102156131fc5782903d6131e3575b01948386186131dd57505050505b6040525f60605290565b94613191565b9050601f3d1660016060511411156131fc5782906131c5565b94505050506131d3565b6342842e0e93949291613176565b9193505061254994939150612ca7565b50600461323360608601610f00565b1615612f0656' as const
export const slotDistributorRuntimeBytecode = '0x60c06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611d40565b9161028d6116cb565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611d40565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116cb565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81840101611862565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611e05565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611899565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661168d57608464ffffffffff610f88826116b9565b16421061164e575060a464ffffffffff610fa1826116b9565b16151580611635575b6115f657507401000000000000000000000000000000000000000016156115ca576101006004013563ffffffff811680910361020f576101243561ffff8116810361020f5761ffff16908d611023838381017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff01611862565b8091101561159b57508d82029003908082101561159457505b808b1015611565575073ffffffffffffffffffffffffffffffffffffffff8616988915801561155c575b611530576080926110fe9695949260758d6110c194604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611e05565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611e05565b610144350361150457855f528660205260405f208054600181881c166114d4576001871b17905581156114a8576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119283611e44565b8061136d57508061133d575060643560ff8116810361020f57600416156112c3576111c9856111c184846120e2565b948484612c54565b1561128057906111d8916120e2565b908181039486145f146112535714155b611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111e8565b6112bf8561128c612a2c565b906040519485947f118baa520000000000000000000000000000000000000000000000000000000086526004860161250e565b0390fd5b6112d083829493946120e2565b926112dd86848385612c54565b156113305750906112ed916120e2565b0392840361132a575f5b8303611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b816112f7565b906112bf8661128c612a2c565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f14611447576001820361141757908461139592600461254c565b8514159283611405575b5050506113d157507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b61140f93506126b5565b5f808061139f565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b92856114688387611460818661146d999d9b989c61247e565b97600461254c565b61247e565b900392840361132a5782611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a14611066565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b905061103c565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160564ffffffffff916116b9565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff611645826116b9565b16421015610faa565b61165d64ffffffffff916116b9565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b6044359060ff821680830361020f578092600382116118365760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff1661180b575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117dd575050600314806117b2575b61176457565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f5750151561175e565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b811561186c570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611c33576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f576118e383611e44565b8015918280611c1c575b6119c257506002906101008601516119b2575b0361191c575050906119189392918151936004612157565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f5761196661194f828b6120e2565b916119608751878987896004612157565b9a6120e2565b818110156119a95761197791610ec6565b945b156119915750509061191a9291861916906004612344565b6119a59493919288969819169260046121a8565b1791565b50505f94611979565b6119bc8787611e90565b50611900565b96939597505050916119d430846120e2565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611a008884611e90565b611a0a85876120e2565b611a168230888a612c54565b15611c0e57611a2586886120e2565b900390808203611bdc575050611a3a886126f3565b929098845193602086019a8b519586820201958202860195611a60818987896004612b09565b9c5101868103611bc2575b50011c9182611ba6575b505050508580155f14611b985750505f5b611a9030846120e2565b611a9a8286610f26565b8103611b5b575080611ab1575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611b1b575050611b0c9030906120e2565b91818303611222578080611aa7565b6112bf8391611b28612a2c565b906040519485947f72871d290000000000000000000000000000000000000000000000000000000086526004860161250e565b85611b668387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611ba191611e90565b611a86565b93611bb7939291819a956004612157565b17945f808080611a75565b86611bd49189939e9387896004612bc2565b179a5f611a6b565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112bf8461128c612a2c565b5060643560ff8116810361020f57600416156118ed565b509294935090805f95606084019280611c4d855134611862565b95805194879860208301945b611c6b57505050505050505191030290565b90919293949597611c9790611c7f866126f3565b968782011c9a88518092020196028601809686612886565b9890945b808603611cb057509395949392919083611c59565b9490989b99611cbf8286612924565b611cc98286612a09565b908d8211611d075781611cff93928892039c611cf28b858a89611cea612a2c565b936004612a6d565b179e039188510186612886565b989094611c9b565b611d118587611e90565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611dd65774040000000000000000000000000000000000000000815416611dab5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611e16575050565b90925b602084359182811160051b9081521852602060405f20930190808218611e3d575050565b9092611e19565b803b15611e4e5750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516120275760608101519260e0820151611f7a57611ebb825160a084015190610f26565b8160c06020850151940151918460031b935b611eda5750505050500290565b8490611ee5836126f3565b929093611ef28486610f26565b1c9302019085810282019060031c850282015b86818410611f2f5750505b808210611f1e575081611ecd565b909585908735851c01960190611f10565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191611f05565b905061202391507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f9360408201936060830193506020830191865b86518810156120d857600183891c16156120cf5761206e612068865161206287518c612c41565b90610f26565b86612a09565b86519061207e8282029283611862565b148015906120c4575b6120985760019101975b019661203b565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612087565b96600190612091565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156121155750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6121745750505050505050565b6121a098612181836126f3565b9a90938b85011c9384938851809202019b028b01809b87878c8c612bc2565b179890612167565b90929594955f96612255867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b1461233a579081859395925160208201935b6122745750505050505050565b6001851615158061230e575b806122de575b6122a1575b835161229691610f26565b9360011c9384612267565b97604051906020820182811067ffffffffffffffff8211176101e257612296926122d5916040525f81528b858b8b89612a6d565b1798905061228b565b506123096122ee60208501610ea5565b6122f785610ea5565b60808501516014850135901c916126b5565b612286565b5073ffffffffffffffffffffffffffffffffffffffff61232d84610ea5565b16813560601c1415612280565b505f955050505050565b8261246e575f935b84811161241a5761241457918160208293519101915b61236d575050505050565b600183161515806123e8575b61239357815161238891610f26565b9160011c9182612362565b8473ffffffffffffffffffffffffffffffffffffffff6123b560208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61240785610ea5565b16813560601c1415612379565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff61243c60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6124788383611e90565b9361234c565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156121155750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816125499796168452166020830152604082015281606082015201906124cb565b90565b91909261255b60208401610ea5565b9260205f6040830196600260ff6125718a610f00565b1614821461262e5760c4906125cb61258886610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b156125fc575050505050565b90600160ff6126176126116112bf9695610ea5565b97610f00565b160361262757505b61128c612a2c565b905061261f565b606490600261263f60608701610f00565b16151583146126aa576342842e0e905b61265886610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d1517166125f0565b6323b872dd9061264f565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f9160018116156127ac575b806001612549920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b915061254961287c7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612700565b9392909382851461291d57919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f116111561291357039683019484861861290c5750505050509190565b94966128aa565b9695505050505050565b5092509190565b90803560601c80156129cc57301461298f576129408183612a09565b15612949575050565b90602061295b61296493835190610ec6565b91015190611862565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90602061295b6129a193835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6129de83602061295b85835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612a199060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612a4d575b604051918083525f602084013e60608201604052565b60409150612a37565b6040906125499392815281602082015201906124cb565b936060612a8c6001939495602061295b612a93959b9a9b835190610ec6565b9501610f00565b16612ad4577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612acd600195966040519182918783612a56565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112bf878660048401612a56565b9493929091945f956020830151850191853560601c916020820195612b3684612b3189610ea5565b6120e2565b94612b4b818a89612b468c610ea5565b612ca7565b03612b9d57505050606091612b66612b6e92612b3187610ea5565b039483612a09565b9101510290818303612b7f57505050565b61243c73ffffffffffffffffffffffffffffffffffffffff91610ea5565b92509250949350612549959650612bb48484612924565b612bbc612a2c565b94612a6d565b929093959491612bd5835f988487612edd565b9460208301905b848703612bec5750505050505050565b90919293949597612bfd8986612924565b612c12612c08612a2c565b8a8787868c612a6d565b17978251019285808503612c2e575b5091909594939295612bdc565b612c3a91948689612edd565b9285612c21565b81810292918115918404141715610ed357565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612e695792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612d58575b505b848610612d07575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612d525784019493929190612cef565b94612cf7565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b57850195949392919094612ce5565b95505084939291905f612ced565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d1660016060511411160215612ed55760140190828218612ecf575090505b5f6034525f60605290565b90612e8b565b915050612ec4565b9190916020810191612eee83610ea5565b60ff612efc60408501610f00565b1690811580613224575b6132145750600181146131435760021461300957612f29612f2f91959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f11115612ffc5787903d612fe4575b0198888a18612fde5750505050505050505090565b98612f90565b9050601f3d1660015f51141115612ffc578790612fc9565b9850505050505050505090565b6130249161301c61258892969594610ea5565b608052610ea5565b60608201519260e0830151602084015190608085015160a05260c085015160a0860151975b601481013560a0511c604487015288810135821c83178881026064880152813560601c806024890152308118021590151760205f60c4898260805162061a80f111156131385783903d613113575b019784891861310d5750505050505b156130b057505090565b6130c2926130bd91612a09565b612c41565b7f495a9962000000000000000000000000000000000000000000000000000000005f5273ffffffffffffffffffffffffffffffffffffffff608051166004526024525f60445260645ffd5b97613049565b9050601f3d1660015f5114111561312b578390613097565b975050505050505f6130a6565b9750505050506130a6565b5090929161315090610ea5565b6002613167606061316087610ea5565b9601610f00565b16613206576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f102156131fc5782903d6131e3575b01948386186131dd57505050505b6040525f60605290565b94613191565b9050601f3d1660016060511411156131fc5782906131c5565b94505050506131d3565b6342842e0e93949291613176565b9193505061254994939150612ca7565b50600461323360608601610f00565b1615612f0656' as const
export const slotDistributorRuntimeHash = '0x39119bb8eb4aa58968d11d72c60b584c2065ce61677ec71d44ca3958c73b2d5f' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x01618A08c00B8390c073AE2C3876612Ad6164e05' as const
export const distributorDeployData = '0x00000000000000000000000000000000000000000000000000000000000000006080806040523460155761323a908161001a8239f35b5f80fdfe60c06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611d40565b9161028d6116cb565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611d40565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116cb565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81840101611862565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611e05565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611899565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661168d57608464ffffffffff610f88826116b9565b16421061164e575060a464ffffffffff610fa1826116b9565b16151580611635575b6115f657507401000000000000000000000000000000000000000016156115ca576101006004013563ffffffff811680910361020f576101243561ffff8116810361020f5761ffff16908d611023838381017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff01611862565b8091101561159b57508d82029003908082101561159457505b808b1015611565575073ffffffffffffffffffffffffffffffffffffffff8616988915801561155c575b611530576080926110fe9695949260758d6110c194604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611e05565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611e05565b610144350361150457855f528660205260405f208054600181881c166114d4576001871b17905581156114a8576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119283611e44565b8061136d57508061133d575060643560ff8116810361020f57600416156112c3576111c9856111c184846120e2565b948484612c54565b1561128057906111d8916120e2565b908181039486145f146112535714155b611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111e8565b6112bf8561128c612a2c565b906040519485947f118baa520000000000000000000000000000000000000000000000000000000086526004860161250e565b0390fd5b6112d083829493946120e2565b926112dd86848385612c54565b156113305750906112ed916120e2565b0392840361132a575f5b8303611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b816112f7565b906112bf8661128c612a2c565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f14611447576001820361141757908461139592600461254c565b8514159283611405575b5050506113d157507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b61140f93506126b5565b5f808061139f565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b92856114688387611460818661146d999d9b989c61247e565b97600461254c565b61247e565b900392840361132a5782611222575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611215565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a14611066565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b905061103c565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160564ffffffffff916116b9565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff611645826116b9565b16421015610faa565b61165d64ffffffffff916116b9565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b6044359060ff821680830361020f578092600382116118365760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff1661180b575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117dd575050600314806117b2575b61176457565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f5750151561175e565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b811561186c570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611c33576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f576118e383611e44565b8015918280611c1c575b6119c257506002906101008601516119b2575b0361191c575050906119189392918151936004612157565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f5761196661194f828b6120e2565b916119608751878987896004612157565b9a6120e2565b818110156119a95761197791610ec6565b945b156119915750509061191a9291861916906004612344565b6119a59493919288969819169260046121a8565b1791565b50505f94611979565b6119bc8787611e90565b50611900565b96939597505050916119d430846120e2565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611a008884611e90565b611a0a85876120e2565b611a168230888a612c54565b15611c0e57611a2586886120e2565b900390808203611bdc575050611a3a886126f3565b929098845193602086019a8b519586820201958202860195611a60818987896004612b09565b9c5101868103611bc2575b50011c9182611ba6575b505050508580155f14611b985750505f5b611a9030846120e2565b611a9a8286610f26565b8103611b5b575080611ab1575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611b1b575050611b0c9030906120e2565b91818303611222578080611aa7565b6112bf8391611b28612a2c565b906040519485947f72871d290000000000000000000000000000000000000000000000000000000086526004860161250e565b85611b668387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611ba191611e90565b611a86565b93611bb7939291819a956004612157565b17945f808080611a75565b86611bd49189939e9387896004612bc2565b179a5f611a6b565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112bf8461128c612a2c565b5060643560ff8116810361020f57600416156118ed565b509294935090805f95606084019280611c4d855134611862565b95805194879860208301945b611c6b57505050505050505191030290565b90919293949597611c9790611c7f866126f3565b968782011c9a88518092020196028601809686612886565b9890945b808603611cb057509395949392919083611c59565b9490989b99611cbf8286612924565b611cc98286612a09565b908d8211611d075781611cff93928892039c611cf28b858a89611cea612a2c565b936004612a6d565b179e039188510186612886565b989094611c9b565b611d118587611e90565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611dd65774040000000000000000000000000000000000000000815416611dab5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611e16575050565b90925b602084359182811160051b9081521852602060405f20930190808218611e3d575050565b9092611e19565b803b15611e4e5750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516120275760608101519260e0820151611f7a57611ebb825160a084015190610f26565b8160c06020850151940151918460031b935b611eda5750505050500290565b8490611ee5836126f3565b929093611ef28486610f26565b1c9302019085810282019060031c850282015b86818410611f2f5750505b808210611f1e575081611ecd565b909585908735851c01960190611f10565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191611f05565b905061202391507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f9360408201936060830193506020830191865b86518810156120d857600183891c16156120cf5761206e612068865161206287518c612c41565b90610f26565b86612a09565b86519061207e8282029283611862565b148015906120c4575b6120985760019101975b019661203b565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612087565b96600190612091565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156121155750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6121745750505050505050565b6121a098612181836126f3565b9a90938b85011c9384938851809202019b028b01809b87878c8c612bc2565b179890612167565b90929594955f96612255867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b1461233a579081859395925160208201935b6122745750505050505050565b6001851615158061230e575b806122de575b6122a1575b835161229691610f26565b9360011c9384612267565b97604051906020820182811067ffffffffffffffff8211176101e257612296926122d5916040525f81528b858b8b89612a6d565b1798905061228b565b506123096122ee60208501610ea5565b6122f785610ea5565b60808501516014850135901c916126b5565b612286565b5073ffffffffffffffffffffffffffffffffffffffff61232d84610ea5565b16813560601c1415612280565b505f955050505050565b8261246e575f935b84811161241a5761241457918160208293519101915b61236d575050505050565b600183161515806123e8575b61239357815161238891610f26565b9160011c9182612362565b8473ffffffffffffffffffffffffffffffffffffffff6123b560208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61240785610ea5565b16813560601c1415612379565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff61243c60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6124788383611e90565b9361234c565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156121155750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816125499796168452166020830152604082015281606082015201906124cb565b90565b91909261255b60208401610ea5565b9260205f6040830196600260ff6125718a610f00565b1614821461262e5760c4906125cb61258886610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b156125fc575050505050565b90600160ff6126176126116112bf9695610ea5565b97610f00565b160361262757505b61128c612a2c565b905061261f565b606490600261263f60608701610f00565b16151583146126aa576342842e0e905b61265886610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d1517166125f0565b6323b872dd9061264f565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f9160018116156127ac575b806001612549920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b915061254961287c7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612700565b9392909382851461291d57919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f116111561291357039683019484861861290c5750505050509190565b94966128aa565b9695505050505050565b5092509190565b90803560601c80156129cc57301461298f576129408183612a09565b15612949575050565b90602061295b61296493835190610ec6565b91015190611862565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90602061295b6129a193835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6129de83602061295b85835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612a199060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612a4d575b604051918083525f602084013e60608201604052565b60409150612a37565b6040906125499392815281602082015201906124cb565b936060612a8c6001939495602061295b612a93959b9a9b835190610ec6565b9501610f00565b16612ad4577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612acd600195966040519182918783612a56565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112bf878660048401612a56565b9493929091945f956020830151850191853560601c916020820195612b3684612b3189610ea5565b6120e2565b94612b4b818a89612b468c610ea5565b612ca7565b03612b9d57505050606091612b66612b6e92612b3187610ea5565b039483612a09565b9101510290818303612b7f57505050565b61243c73ffffffffffffffffffffffffffffffffffffffff91610ea5565b92509250949350612549959650612bb48484612924565b612bbc612a2c565b94612a6d565b929093959491612bd5835f988487612edd565b9460208301905b848703612bec5750505050505050565b90919293949597612bfd8986612924565b612c12612c08612a2c565b8a8787868c612a6d565b17978251019285808503612c2e575b5091909594939295612bdc565b612c3a91948689612edd565b9285612c21565b81810292918115918404141715610ed357565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612e695792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612d58575b505b848610612d07575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612d525784019493929190612cef565b94612cf7565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612e5b57850195949392919094612ce5565b95505084939291905f612ced565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d1660016060511411160215612ed55760140190828218612ecf575090505b5f6034525f60605290565b90612e8b565b915050612ec4565b9190916020810191612eee83610ea5565b60ff612efc60408501610f00565b1690811580613224575b6132145750600181146131435760021461300957612f29612f2f91959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f11115612ffc5787903d612fe4575b0198888a18612fde5750505050505050505090565b98612f90565b9050601f3d1660015f51141115612ffc578790612fc9565b9850505050505050505090565b6130249161301c61258892969594610ea5565b608052610ea5565b60608201519260e0830151602084015190608085015160a05260c085015160a0860151975b601481013560a0511c604487015288810135821c83178881026064880152813560601c806024890152308118021590151760205f60c4898260805162061a80f111156131385783903d613113575b019784891861310d5750505050505b156130b057505090565b6130c2926130bd91612a09565b612c41565b7f495a9962000000000000000000000000000000000000000000000000000000005f5273ffffffffffffffffffffffffffffffffffffffff608051166004526024525f60445260645ffd5b97613049565b9050601f3d1660015f5114111561312b578390613097565b975050505050505f6130a6565b9750505050506130a6565b5090929161315090610ea5565b6002613167606061316087610ea5565b9601610f00565b16613206576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f102156131fc5782903d6131e3575b01948386186131dd57505050505b6040525f60605290565b94613191565b9050601f3d1660016060511411156131fc5782906131c5565b94505050506131d3565b6342842e0e93949291613176565b9193505061254994939150612ca7565b50600461323360608601610f00565b1615612f0656' as const
