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
        "name": "slot",
        "type": "uint256"
      },
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
        "name": "slot",
        "type": "uint256"
      },
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
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "BadSignature",
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
        "name": "previous",
        "type": "uint256"
      }
    ],
    "name": "BadSlotOrder",
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
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "GasMoneyRefused",
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
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "MalformedRows",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "NeedsOneOperator",
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
    "inputs": [],
    "name": "NoSlots",
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
        "name": "rowGas",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "gasLeft",
        "type": "uint256"
      }
    ],
    "name": "NotEnoughGas",
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
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "OperatorExpired",
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
        "internalType": "uint256",
        "name": "allowed",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PermitFailed",
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
    "name": "PermitNeedsErc20",
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
        "name": "slot",
        "type": "uint256"
      },
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
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "SignatureExpired",
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
    "name": "SumOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      }
    ],
    "name": "UnexpectedCoins",
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
        "internalType": "address",
        "name": "token",
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
    "name": "UnwrapFailed",
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
        "name": "most",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "WrongSum",
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
        "name": "slot",
        "type": "uint256"
      },
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
        "name": "slot",
        "type": "uint256"
      },
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
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
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
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "claimBySig",
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
        "internalType": "uint40",
        "name": "operatorUntil",
        "type": "uint40"
      },
      {
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      }
    ],
    "name": "register",
    "outputs": [],
    "stateMutability": "payable",
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
        "internalType": "uint40",
        "name": "operatorUntil",
        "type": "uint40"
      },
      {
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "uint8",
            "name": "v",
            "type": "uint8"
          },
          {
            "internalType": "bytes32",
            "name": "r",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "s",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Permit",
        "name": "permit",
        "type": "tuple"
      }
    ],
    "name": "registerWithPermit",
    "outputs": [],
    "stateMutability": "payable",
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
        "name": "sum",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowGas",
        "type": "uint256"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "index",
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
        "internalType": "struct Slot[]",
        "name": "slots",
        "type": "tuple[]"
      }
    ],
    "name": "send",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "paid",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256[]",
        "name": "failed",
        "type": "uint256[]"
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
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const
