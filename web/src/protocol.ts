// Written by `python -m divetable.wire.typescript`; do not edit. A test fails when it is stale.
// docs/protocol.md says what it means.

/**
 * Do something in the game. `step` is the newest step of that seat's stream. [T-2.5]
 */
export interface Act {
  type: "act";
  seat: number;
  step: number;
  action: { [name: string]: unknown };
  id: string;
  table: string;
}

export interface Answer {
  type: "answer";
  what: "pause" | "rematch" | "resume" | "swap" | "undo";
  seat: number;
  agree: boolean;
  id: string;
  table: string;
}

export interface AnsweredNews {
  type: "Answered";
  what: "pause" | "resume" | "undo" | "swap" | "rematch";
  seat: number;
  agree: boolean;
}

/**
 * Ask for what needs consent. Taking back what taught nobody anything happens at once.
 */
export interface Ask {
  type: "ask";
  what: "pause" | "rematch" | "resume" | "swap" | "undo";
  seat: number;
  to?: number;
  id: string;
  table: string;
}

export interface AskedNews {
  type: "Asked";
  what: "pause" | "resume" | "undo" | "swap" | "rematch";
  seat: number;
}

export interface AwayNews {
  type: "Away";
  seat: number;
}

export interface BackNews {
  type: "Back";
  seat: number;
}

/**
 * Seat a bot.
 */
export interface Bot {
  type: "bot";
  seat: number;
  level: string;
  id: string;
  table: string;
}

/**
 * Change the options, settings or number of seats.
 */
export interface Change {
  type: "change";
  seats: number;
  options: { [name: string]: unknown };
  settings?: Settings;
  id: string;
  table: string;
}

export type ClientMessage = Open | Close | Ping | Act | Take | Free | Bot | Change | Start | Say | Ask | Answer | Lend | Sonar | Resign | Hint | Withdraw | Shine;

/**
 * A clock that runs out at an instant, or has so many milliseconds left while paused.
 */
export interface Clock {
  kind: string;
  seat: number | null;
  number: number;
  due: number;
  grace: number;
}

/**
 * Stop looking at it.
 */
export interface Close {
  type: "close";
  id: string;
  table: string;
}

export interface CreditedNews {
  type: "Credited";
  milliseconds: number;
}

/**
 * A running clock: the rules say how long it runs, the table knows when it began.
 *
 * When time is up, the table submits the time-up action for this number. Drafts already on their
 * way are accepted for the grace period after that.
 */
export interface Deadline {
  number: number;
  kind: string;
  milliseconds: number;
  grace: number;
}

export type DiveAction = DivePickCompanion | DiveSaveDraft | DiveReady | DiveWithdraw | DiveAnnounce | DivePlaceOctopus | DiveHoldBreath | DiveBreathe | DivePlayAxolotl | DiveDeclineAxolotl | DiveLeave | DiveResume | DiveTimeUp | DiveCutOff;

/**
 * Actions that differ in one part only: it may be any of these.
 */
export interface DiveAlike {
  like: DiveAction;
  part: string;
  among: (string | number)[];
}

/**
 * Use your companion openly. [D-5.6]
 */
export interface DiveAnnounce {
  type: "Announce";
  companion: string;
  target?: number | null;
}

/**
 * A companion that was used openly this round. [D-5.6]
 */
export interface DiveAnnouncement {
  seat: number;
  companion: "octopus" | "orca" | "anglerfish" | "giant_turtle" | "clownfish" | "dolphins" | "white_shark" | "axolotl" | "fugu" | "narwhal";
  target: number | null;
}

export interface DiveAxolotlAsked {
  type: "AxolotlAsked";
  seat: number;
}

export interface DiveAxolotlDeclined {
  type: "AxolotlDeclined";
  seat: number;
}

export interface DiveAxolotlPlayed {
  type: "AxolotlPlayed";
  seat: number;
  positions: number[];
}

export interface DiveBoardsRevealed {
  type: "BoardsRevealed";
  programs: DiveProgram[];
}

/**
 * The three seconds are over; only divers who hold their breath go on.
 */
export interface DiveBreathHeld {
  type: "BreathHeld";
}

export interface DiveBreathTaken {
  type: "BreathTaken";
  seat: number;
}

/**
 * Breathe again: the draft is locked as it is. [D-5.80]
 */
export interface DiveBreathe {
  type: "Breathe";
}

/**
 * The chief's speed on levels 1 to 4, and which numbers are yellow. [D-6.10]
 */
export interface DiveChiefCard {
  id: string;
  values: number[];
  colours: string;
}

export interface DiveChiefCovered {
  type: "ChiefCovered";
  covered: number[];
}

export interface DiveChiefDeckShuffled {
  type: "ChiefDeckShuffled";
  order: DiveChiefCard[] | null;
}

export interface DiveChiefRevealed {
  type: "ChiefRevealed";
  card: DiveChiefCard;
  covered: number[];
}

export type DiveChoice = {
  kind: string;
  any_of: DiveAction[];
  alike?: DiveAlike[];
} | DiveProgramsChoice | DiveDraftsChoice | DiveOctopusChoice;

export interface DiveClockStarted {
  type: "ClockStarted";
  deadline: Deadline;
}

export interface DiveClockStopped {
  type: "ClockStopped";
  number: number;
}

export interface DiveCompanionAnnounced {
  type: "CompanionAnnounced";
  seat: number;
  companion: "octopus" | "orca" | "anglerfish" | "giant_turtle" | "clownfish" | "dolphins" | "white_shark" | "axolotl" | "fugu" | "narwhal";
  target: number | null;
}

export interface DiveCompanionPicked {
  type: "CompanionPicked";
  seat: number;
  companion: "octopus" | "orca" | "anglerfish" | "giant_turtle" | "clownfish" | "dolphins" | "white_shark" | "axolotl" | "fugu" | "narwhal" | null;
}

/**
 * The table reports that a player's connection is lost. [D-2.13] [D-5.82]
 */
export interface DiveCutOff {
  type: "CutOff";
  seat: number;
}

/**
 * Keep the axolotl for later. [D-5.71]
 */
export interface DiveDeclineAxolotl {
  type: "DeclineAxolotl";
}

export interface DiveDocument {
  table: TableShown;
  view: DiveView | null;
  choices: DiveChoice[];
  since: number;
}

export interface DiveDolphinsPaid {
  type: "DolphinsPaid";
  seat: number;
  to: number;
}

export interface DiveDraftSaved {
  type: "DraftSaved";
  seat: number;
  program: DiveProgram;
}

/**
 * Any board, gaps allowed. [D-2.9]
 */
export interface DiveDraftsChoice {
  kind: "SaveDraft";
  count: number;
}

export type DiveEvent = DiveCompanionPicked | DivePicksShown | DiveRoundBegan | DiveDraftSaved | DiveReadied | DiveReadyWithdrawn | DiveCompanionAnnounced | DiveOctopusPlaced | DiveClockStarted | DiveClockStopped | DiveBreathTaken | DiveFuguBegan | DiveBreathHeld | DiveLocked | DiveBoardsRevealed | DiveChiefRevealed | DiveChiefDeckShuffled | DiveLevelChecked | DiveHelped | DiveChiefCovered | DiveStackRanOut | DiveDolphinsPaid | DiveRested | DiveAxolotlAsked | DiveAxolotlPlayed | DiveAxolotlDeclined | DiveNobodyDived | DiveTableSuspended | DiveTableResumed | DivePlayerLeft | DiveGameEnded;

/**
 * Everybody breathes in; these hold their breath already.
 */
export interface DiveFuguBegan {
  type: "FuguBegan";
  holding: number[];
}

export interface DiveGameEnded {
  type: "GameEnded";
  result: Result;
  chief: number | null;
}

export interface DiveHelped {
  type: "Helped";
  diver: number;
  level: number;
  helper: "green" | "red" | "manta";
  to: number;
  start: number | null;
}

/**
 * Take a breath in the three seconds after the fugu appears. [D-5.82]
 */
export interface DiveHoldBreath {
  type: "HoldBreath";
}

/**
 * Leave the game for good. (D-Q45)
 */
export interface DiveLeave {
  type: "Leave";
}

/**
 * A card is taken off: its content, who was right or wrong, and the boards after it.
 */
export interface DiveLevelChecked {
  type: "LevelChecked";
  level: number;
  code: string;
  right: number[];
  wrong: number[];
  boards: string[][];
}

export interface DiveLocked {
  type: "Locked";
  seat: number;
  why: "orca" | "fugu" | "timer" | "breath" | "connection";
  program: DiveProgram | null;
}

/**
 * Everybody sat out: no card was taken off.
 */
export interface DiveNobodyDived {
  type: "NobodyDived";
}

/**
 * One transparent card as printed; only its code matters to the rules.
 */
export interface DiveOceanCard {
  id: string;
  code: string;
  shark: number;
  shark_art: string;
  shark_size: string;
  shark_cell: string;
  helper: string;
  helper_cell: string;
  holes: number;
}

/**
 * Any place at least that far from the edges of the card. [D-5.16]
 */
export interface DiveOctopusChoice {
  kind: "PlaceOctopus";
  card: number;
  margin_by_angle: number[];
}

/**
 * Where the octopus lies: its centre in thousandths of the card's side, turned by degrees.
 */
export interface DiveOctopusPlace {
  x: number;
  y: number;
  angle: number;
}

export interface DiveOctopusPlaced {
  type: "OctopusPlaced";
  seat: number;
  place: DiveOctopusPlace | null;
}

/**
 * The table options of docs/rules/dive.md section 8, with their defaults.
 */
export interface DiveOptions {
  companions: boolean;
  expansion_companions: boolean;
  chief: boolean;
  flashlight: "off" | "private" | "shared";
  mode: "standard" | "children";
  program_timer: number;
  practice: boolean;
  companion_priority: number[];
  bots: boolean;
  leaver: "sit_out" | "bot";
  close_delay: number;
  lock_grace: number;
  assist_time: number;
  duplicate_companions: boolean;
  axolotl_timing: "rest" | "programming";
  fugu_mode: "hold" | "meter";
  chief_affected_by_expansion: boolean;
  require_all_tokens: boolean;
  card_history: boolean;
  empty_program: "sit_out" | "auto";
  tie_result: "draw" | "shared_win";
  ocean_cards: DiveOceanCard[] | null;
  chief_cards: DiveChiefCard[] | null;
  spectators: boolean;
  asynchronous: boolean;
}

/**
 * Choose a companion in the set-up, hidden. [D-5.3]
 */
export interface DivePickCompanion {
  type: "PickCompanion";
  companion: string;
}

/**
 * All picks, and who owns what: if several want the same, the youngest gets it.
 */
export interface DivePicksShown {
  type: "PicksShown";
  picks: ("octopus" | "orca" | "anglerfish" | "giant_turtle" | "clownfish" | "dolphins" | "white_shark" | "axolotl" | "fugu" | "narwhal" | null)[];
  owners: ("octopus" | "orca" | "anglerfish" | "giant_turtle" | "clownfish" | "dolphins" | "white_shark" | "axolotl" | "fugu" | "narwhal" | null)[];
  by: "age" | "lot" | null;
}

/**
 * Put the octopus on the stack. [D-5.15]
 *
 * The position is that of its centre, in thousandths of the card; the angle is in degrees.
 */
export interface DivePlaceOctopus {
  type: "PlaceOctopus";
  x: number;
  y: number;
  angle: number;
}

/**
 * Play the axolotl now. [D-5.71]
 */
export interface DivePlayAxolotl {
  type: "PlayAxolotl";
}

export interface DivePlayerLeft {
  type: "PlayerLeft";
  seat: number;
  bot: boolean;
}

/**
 * The levels of a board from the top, "" for an empty one, and the secret companion there.
 */
export interface DiveProgram {
  levels: string[];
  clownfish: number | null;
  anglerfish: "s" | "n" | null;
}

/**
 * The programs that may be confirmed, and how many: tokens on levels without gaps. [D-2.10]
 */
export interface DiveProgramsChoice {
  kind: "Ready";
  count: number;
  tokens: number[];
  levels: number;
  all_tokens: boolean;
  one_per_level: boolean;
  clownfish: boolean;
  anglerfish: boolean;
}

export interface DiveReadied {
  type: "Readied";
  seat: number;
  program: DiveProgram | null;
}

/**
 * Declare a program, or the saved draft, ready. [D-2.15]
 */
export interface DiveReady {
  type: "Ready";
  program?: DiveProgram | null;
}

export interface DiveReadyWithdrawn {
  type: "ReadyWithdrawn";
  seat: number;
}

/**
 * How far each diver moves in Phase 3.
 */
export interface DiveRested {
  type: "Rested";
  moves: number[];
}

/**
 * Wake a suspended table. (D-Q96)
 */
export interface DiveResume {
  type: "Resume";
}

export interface DiveRoundBegan {
  type: "RoundBegan";
  round: number;
}

/**
 * Save the board as it is; nobody else learns of it. [D-2.9] [D-5.22]
 */
export interface DiveSaveDraft {
  type: "SaveDraft";
  program: DiveProgram;
}

/**
 * No card is left for this level: what lies here and deeper is discarded.
 */
export interface DiveStackRanOut {
  type: "StackRanOut";
  level: number;
}

export interface DiveTableResumed {
  type: "TableResumed";
  seat: number;
}

export interface DiveTableSuspended {
  type: "TableSuspended";
}

/**
 * The table reports that a clock has run out. [D-5.21]
 */
export interface DiveTimeUp {
  type: "TimeUp";
  number: number;
}

/**
 * The table as one seat sees it. What is not listed here is hidden.
 */
export interface DiveView {
  seat: number | null;
  options: DiveOptions;
  round: number;
  phase: "choosing" | "programming" | "diving" | "axolotl" | "suspended" | "over";
  asked: number | null;
  positions: number[];
  cards_left: number;
  cards_gone: number;
  revealed: string[];
  history: string[];
  status: ("thinking" | "ready" | "locked" | "gone")[];
  my_draft: DiveProgram | null;
  programs: DiveProgram[];
  boards: string[][];
  erred: number[];
  priority: number[];
  has_picked: boolean[];
  my_pick: "octopus" | "orca" | "anglerfish" | "giant_turtle" | "clownfish" | "dolphins" | "white_shark" | "axolotl" | "fugu" | "narwhal" | null;
  companions: ("octopus" | "orca" | "anglerfish" | "giant_turtle" | "clownfish" | "dolphins" | "white_shark" | "axolotl" | "fugu" | "narwhal" | null)[];
  used: number[];
  announced: DiveAnnouncement[];
  fugu: "breathing_in" | "holding" | null;
  holding: number[];
  chief_card: DiveChiefCard | null;
  covered: number[];
  chief_discards: DiveChiefCard[];
  deadlines: Deadline[];
  clocks: number;
  idle_rounds: number;
  bot_played: number[];
  result: Result | null;
}

/**
 * Take back ready. [D-2.15]
 */
export interface DiveWithdraw {
  type: "Withdraw";
}

export type DiversAction = DiversPlaceBoat | DiversStep | DiversTuft | DiversLand | DiversBoard | DiversSail | DiversWalk | DiversWish | DiversRansom | DiversPass | DiversGo | DiversSink | DiversDrown | DiversConsent | DiversEndHere | DiversAgreeToEnd | DiversPlayOn | DiversGiveUp | DiversTimeUp;

/**
 * Agree to stop here; the game ends when everybody does. [V-15.2]
 */
export interface DiversAgreeToEnd {
  type: "AgreeToEnd";
}

/**
 * Actions that differ in one part only: it may be any of these.
 */
export interface DiversAlike {
  like: DiversAction;
  part: string;
  among: (string | number)[];
}

/**
 * May the teammate pay from this hold? (V-A29)
 */
export interface DiversAskConsent {
  type: "AskConsent";
  seat: number;
  diver: number;
  boat: number;
}

export interface DiversBeginTurn {
  type: "BeginTurn";
}

/**
 * Climb into a boat, from behind it or along the ring. [V-1.5]
 */
export interface DiversBoard {
  type: "Board";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  boat: "N" | "E" | "S" | "W";
  carry?: boolean;
}

/**
 * A diver came aboard a boat, perhaps with a treasure to salvage.
 */
export interface DiversBoarded {
  type: "Boarded";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  boat: "N" | "E" | "S" | "W";
  carried: boolean;
}

export interface DiversBoatPlaced {
  type: "BoatPlaced";
  seat: "N" | "E" | "S" | "W";
  at: string;
}

export interface DiversCaught {
  type: "Caught";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

export type DiversChoice = {
  kind: string;
  any_of: DiversAction[];
  alike?: DiversAlike[];
} | DiversRoutesChoice;

/**
 * Who goes overboard? Asked of the boat's owner, also out of turn. [V-12.4]
 */
export interface DiversChooseDrowning {
  type: "ChooseDrowning";
  seat: number;
  boat: number;
  last: number;
}

/**
 * The game is decided: should it end here? The others are asked after this player. [V-15.5]
 */
export interface DiversChooseEnd {
  type: "ChooseEnd";
  seat: number;
  others: number[];
}

/**
 * Where does the forced move lead? [V-9.6] [V-9.7]
 */
export interface DiversChooseExit {
  type: "ChooseExit";
  seat: number;
  diver: number;
  origin: number;
  ends: [number, number][];
  arrival: number;
}

/**
 * Where does this colour's boat begin? [V-3.3]
 */
export interface DiversChoosePlace {
  type: "ChoosePlace";
  seat: number;
  colour: number;
}

/**
 * What sinks into this tuft? [V-8.6]
 */
export interface DiversChooseSinking {
  type: "ChooseSinking";
  seat: number;
  diver: number;
  place: number;
}

export interface DiversClockStarted {
  type: "ClockStarted";
  deadline: Deadline;
}

/**
 * Let your teammate pay from your hold, or not. (V-A29)
 */
export interface DiversConsent {
  type: "Consent";
  agree: boolean;
}

export interface DiversDelayed {
  type: "Delayed";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

export interface DiversDocument {
  table: TableShown;
  view: DiversView | null;
  choices: DiversChoice[];
  since: number;
}

/**
 * Choose who goes overboard. [V-12.4]
 */
export interface DiversDrown {
  type: "Drown";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

/**
 * The game is decided: stop here, or play on. [V-15.5]
 */
export interface DiversEndHere {
  type: "EndHere";
  agree: boolean;
}

export interface DiversEndTurn {
  type: "EndTurn";
}

export interface DiversEndWanted {
  type: "EndWanted";
  player: number;
}

export interface DiversEnded {
  type: "Ended";
  reason: "all" | "divers" | "passes" | "stall" | "first" | "decided" | "agreed" | "gave up";
  result: Result;
}

export type DiversEvent = DiversBoatPlaced | DiversPlayBegan | DiversMoved | DiversSwept | DiversTurned | DiversStranded | DiversBoarded | DiversStruck | DiversSailed | DiversDelayed | DiversStuck | DiversCaught | DiversFreed | DiversRansomAsked | DiversRansomRefused | DiversRansomPaid | DiversWishGained | DiversWishUsed | DiversTreasureSank | DiversRemoved | DiversReturned | DiversPassed | DiversTurnEnded | DiversClockStarted | DiversEndWanted | DiversPlayWanted | DiversPlayedOn | DiversGaveUp | DiversEnded;

export interface DiversFreed {
  type: "Freed";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

export interface DiversGaveUp {
  type: "GaveUp";
  player: number;
}

/**
 * Stop playing for good. [V-15.2]
 */
export interface DiversGiveUp {
  type: "GiveUp";
}

/**
 * Choose where a forced movement leads. [V-9.7]
 */
export interface DiversGo {
  type: "Go";
  end: string;
}

/**
 * Leave a boat for the patch astern. [V-1.5]
 */
export interface DiversLand {
  type: "Land";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
  carry?: boolean;
  end?: string;
}

export interface DiversLightenBoat {
  type: "LightenBoat";
  boat: number;
  last: number;
}

export interface DiversLightenTuft {
  type: "LightenTuft";
  diver: number;
  place: number;
}

/**
 * A diver came to a patch, a tuft or an empty ring square, perhaps with a treasure.
 */
export interface DiversMoved {
  type: "Moved";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
  carried: boolean;
}

/**
 * The table options of docs/rules/divers.md section 7, with their defaults, and what 3.4
 * and A-67 leave to the table.
 */
export interface DiversOptions {
  size: number;
  teams: boolean;
  first_to: number;
  safe_start: boolean;
  end_when_decided: boolean;
  offer_play_on: boolean;
  stall_rounds: number;
  box: "any" | "fixed";
  empty_seats: ("N" | "E" | "S" | "W")[];
  boat_placement: "choose" | "centre";
  turn_timer: number;
  time_out: "random" | "resign";
  first_move_land: boolean;
  mud_strike: "tuft" | "patch";
  voluntary_full_mud: boolean;
  ransom_to: "lost" | "patch";
  ransom_consent: boolean;
  eddy_after_horse: "ahead" | "repeat";
  ransom_progress: boolean;
  fish_repeat: boolean;
  pass_boats: boolean;
  free_choice_on_discovery: boolean;
  allow_drowning_moves: boolean;
  patch_set: DiversPatchSet | null;
}

/**
 * Do nothing; only allowed if you cannot move. [V-4.5]
 */
export interface DiversPass {
  type: "Pass";
}

export interface DiversPassed {
  type: "Passed";
  seat: "N" | "E" | "S" | "W";
}

/**
 * A line of a patch set: one form of patch and how many there are.
 */
export interface DiversPatchEntry {
  kind: "sea" | "treasure" | "island" | "turtle" | "mud" | "urchin" | "octopus" | "current" | "eddy" | "anemone" | "seahorse" | "stingray" | "goldfish" | "shark";
  count: number;
  value: number | null;
  tufts: number | null;
  dirs: ("N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW")[];
  variant: string;
}

/**
 * All patches of an ocean.
 */
export interface DiversPatchSet {
  set: string;
  size: number;
  treasures: number;
  patches: DiversPatchEntry[];
  status: string;
}

/**
 * Set your boat on a side square of your own coast. [V-3.3]
 */
export interface DiversPlaceBoat {
  type: "PlaceBoat";
  at: string;
}

/**
 * All boats lie on their squares; this seat has the first turn.
 */
export interface DiversPlayBegan {
  type: "PlayBegan";
  seat: "N" | "E" | "S" | "W";
}

/**
 * Take back the agreement to stop. [V-15.2]
 */
export interface DiversPlayOn {
  type: "PlayOn";
}

/**
 * The player who wanted to stop wants to go on.
 */
export interface DiversPlayWanted {
  type: "PlayWanted";
  player: number;
}

/**
 * The game is decided, and this player wants to go on all the same. [V-15.5]
 */
export interface DiversPlayedOn {
  type: "PlayedOn";
  player: number;
}

/**
 * Buy a diver free from the sea urchin. [V-14.3]
 */
export interface DiversRansom {
  type: "Ransom";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  boat: "N" | "E" | "S" | "W";
}

/**
 * The teammate is asked for a treasure of his hold.
 */
export interface DiversRansomAsked {
  type: "RansomAsked";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  boat: "N" | "E" | "S" | "W";
}

export interface DiversRansomPaid {
  type: "RansomPaid";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  boat: "N" | "E" | "S" | "W";
  lost: boolean;
}

export interface DiversRansomRefused {
  type: "RansomRefused";
  boat: "N" | "E" | "S" | "W";
}

export interface DiversRemoved {
  type: "Removed";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  cause: "eaten" | "drowned" | "sunk" | "loop";
}

/**
 * There was no way on: the diver is back where the move began, as if it had not happened.
 * [V-9.6]
 */
export interface DiversReturned {
  type: "Returned";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
}

/**
 * Some of these lead over face-up patches: which, for each up to the last of them; those that
 * are alike come after the others. [V-5.4]
 */
export interface DiversRoutesChoice {
  kind: string;
  any_of: DiversAction[];
  over: string[][];
  alike?: DiversAlike[];
}

/**
 * Move your boat one square. [V-12.5]
 */
export interface DiversSail {
  type: "Sail";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
}

export interface DiversSailed {
  type: "Sailed";
  boat: "N" | "E" | "S" | "W";
  to: string;
}

/**
 * Choose what sinks into the mud. [V-8.6]
 */
export interface DiversSink {
  type: "Sink";
  unit: string;
}

/**
 * Swim to a bordering patch; over known movers, to the end chosen. [V-5.4]
 */
export interface DiversStep {
  type: "Step";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
  carry?: boolean;
  end?: string;
}

/**
 * Thrown off the board onto a ring square without a boat.
 */
export interface DiversStranded {
  type: "Stranded";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  at: string;
}

/**
 * Back into the boat of the diver's colour.
 */
export interface DiversStruck {
  type: "Struck";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

export interface DiversStuck {
  type: "Stuck";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

/**
 * What the place does to the diver who came. [V-11.5]
 */
export interface DiversSuffer {
  type: "Suffer";
  diver: number;
  first: boolean;
}

/**
 * Carried over face-up patches, in this order; the next event says where to. [V-9.4]
 */
export interface DiversSwept {
  type: "Swept";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  over: string[];
}

/**
 * A ransom or a move. After a teammate's no, you cannot ask for that hold again. [V-4.5]
 */
export interface DiversTakeTurn {
  type: "TakeTurn";
  seat: number;
  refused: boolean;
}

/**
 * The table reports that a clock has run out. (V-A67)
 */
export interface DiversTimeUp {
  type: "TimeUp";
  number: number;
}

export interface DiversTreasureSank {
  type: "TreasureSank";
  at: string;
}

/**
 * Walk to the next tuft of the same mud. [V-8.7]
 */
export interface DiversTuft {
  type: "Tuft";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
  carry?: boolean;
}

export interface DiversTurnEnded {
  type: "TurnEnded";
  seat: "N" | "E" | "S" | "W";
}

/**
 * A patch is turned face up; its treasures are put on it.
 */
export interface DiversTurned {
  type: "Turned";
  at: string;
  patch: string;
}

/**
 * The table as everybody sees it. What is not listed here is hidden.
 */
export interface DiversView {
  options: DiversOptions;
  phase: "placing" | "playing" | "over";
  owners: number[];
  turn: "N" | "E" | "S" | "W";
  turns: number;
  sea: string[];
  divers: string[];
  flags: string[][];
  boats: string[];
  holds: number[];
  gold: [string, number][];
  treasures: number;
  undiscovered: number;
  lost: number;
  quiet: number;
  passes: number;
  progress: boolean;
  played_on: boolean;
  want_end: number[];
  gave_up: number[];
  deadline: Deadline | null;
  clocks: number;
  reason: "all" | "divers" | "passes" | "stall" | "first" | "decided" | "agreed" | "gave up" | null;
  result: Result | null;
  agenda: (DiversChoosePlace | DiversTakeTurn | DiversChooseExit | DiversChooseSinking | DiversChooseDrowning | DiversAskConsent | DiversChooseEnd | DiversBeginTurn | DiversEndTurn | DiversSuffer | DiversLightenTuft | DiversLightenBoat)[];
}

/**
 * Walk one square along the ring. [V-13.2]
 */
export interface DiversWalk {
  type: "Walk";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
}

/**
 * Use the gold fish's wish. [V-8.13]
 */
export interface DiversWish {
  type: "Wish";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
  to: string;
  carry?: boolean;
  end?: string;
}

export interface DiversWishGained {
  type: "WishGained";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

export interface DiversWishUsed {
  type: "WishUsed";
  diver: "N1" | "N2" | "N3" | "E1" | "E2" | "E3" | "S1" | "S2" | "S3" | "W1" | "W2" | "W3";
}

export type Document = DiveDocument | ScubaDocument | DiversDocument;

/**
 * RFC 6902; no other operation is used.
 */
export type DocumentChange = {
  op: "remove";
  path: string;
} | {
  op: "add" | "replace";
  path: string;
  value: unknown;
};

/**
 * A command was carried out; for an action that came twice, this is its step.
 */
export interface Done {
  type: "done";
  id: string;
  step?: number | null;
}

/**
 * An older wish that does not go with a newer one, and why.
 */
export interface Dropped {
  name: string;
  problem: Problem;
}

export interface ExplainedNews {
  type: "Explained";
  thoughts: ThoughtSaid[];
}

/**
 * The wishes that go together, what every option would then be, and what cannot be chosen.
 */
export interface Fitting {
  options: { [name: string]: unknown };
  dropped: Dropped[];
  settled: { [name: string]: unknown };
  refused: { [name: string]: Misfit[] };
  fixed: string[];
  minutes?: [number, number] | null;
}

/**
 * Leave a seat, or, as the host, free it.
 */
export interface Free {
  type: "free";
  seat: number;
  id: string;
  table: string;
}

export type GameAction = DiveAction | ScubaAction | DiversAction;

export type GameEvent = DiveEvent | ScubaEvent | DiversEvent;

/**
 * A game you can play here.
 */
export interface GameShown {
  name: string;
  seats: number[];
  options: OptionShown[];
  bots: string[];
  bot_names: { [name: string]: string };
  apart: { [name: string]: unknown };
}

/**
 * This device no longer sees the table: its seat was moved or freed, or it is closed.
 */
export interface Gone {
  type: "gone";
  table: string;
}

/**
 * Ask what a bot would do in this seat's place; everybody sees that it asked. [T-6.6]
 */
export interface Hint {
  type: "hint";
  seat: number;
  id: string;
  table: string;
}

export interface HintAskedNews {
  type: "HintAsked";
  seat: number;
}

/**
 * What a bot would do, for the device that asked: the answer to `hint`.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  table: string;
  seat: number;
  thought: ThoughtShown;
}

/**
 * Let spectators look through this seat's eyes, or no longer.
 */
export interface Lend {
  type: "lend";
  seat: number;
  on: boolean;
  id: string;
  table: string;
}

/**
 * What a link is for.
 */
export interface LinkShown {
  role: string;
  game: string;
  phase: string;
  names: string[];
}

/**
 * What a viewer was told on a step.
 */
export interface LogLine {
  step: number;
  events?: GameEvent[];
  fleeting?: number[];
  news?: News;
}

/**
 * A value that does not go with the others, and why.
 */
export interface Misfit {
  value: unknown;
  problem: Problem;
}

/**
 * A table to open. If you give a name, you take the first seat.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: { [name: string]: unknown };
  settings?: Settings;
  name?: string | null;
  position?: { [name: string]: unknown } | null;
}

export type News = SaidNews | TakenBackNews | AskedNews | AnsweredNews | HintAskedNews | AwayNews | BackNews | CreditedNews | ExplainedNews;

/**
 * What can be seen now. `key` changes whenever the picture does.
 */
export interface OceanShown {
  key: string;
  lights: string[];
  cards: number[];
}

/**
 * Look at a table from now on.
 *
 * If you hold a seat or are the host, name the table; everybody else shows the code of a link.
 * `seen` says which step of which stream this device saw last, so that it gets only what it
 * missed.
 */
export interface Open {
  type: "open";
  table?: string;
  code?: string;
  eyes?: number | null;
  seen?: { [name: string]: number };
  id: string;
}

/**
 * An option of a game.
 */
export interface OptionShown {
  name: string;
  kind: "choice" | "data" | "number" | "order" | "seat" | "seats" | "switch";
  values: unknown[];
  default: unknown;
  group: "house" | "players" | "time" | "variants";
  rule: string;
  first: boolean;
  needs: string;
  least?: number | null;
  most?: number | null;
}

export interface Ping {
  type: "ping";
  id: string;
}

/**
 * On the picture of the stack as it was taken, in widths: 0, 0 is its upper left corner.
 */
export interface Place {
  x: number;
  y: number;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/**
 * Which seats are connected now.
 */
export interface Presence {
  type: "presence";
  table: string;
  here: boolean[];
}

/**
 * Why something was refused: a rule, the id of the sentence, the sentence.
 */
export interface Problem {
  rule: string;
  message: string;
  text: string;
}

/**
 * How far a game's bots and pictures are on this server, from 0 to 1: the first time on a
 * machine they have to be compiled. Until then bots judge quickly and pictures come slowly.
 */
export interface Readiness {
  game: string;
  bots: number;
  pictures: number;
}

/**
 * Why a move is good: the message `GAMEreasons-KIND`, and its facts.
 */
export interface Reason {
  kind: string;
  facts: { [name: string]: unknown };
}

/**
 * A whole game. `seed` and `salt` are empty where the game was not dealt by a server.
 */
export interface Record {
  format: string;
  version: number;
  game: string;
  rules: number;
  seats: number;
  options: { [name: string]: unknown };
  names: string[];
  seal: string;
  seed: string;
  salt: string;
  steps: StepRecord[];
  result: { [name: string]: unknown } | null;
  position?: { [name: string]: unknown } | null;
  practice?: boolean;
  taken_back?: TakenBackRecord[];
}

/**
 * A command was not carried out; nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  rule: string;
  message: string;
  text: string;
}

/**
 * Something that waits for consent. [T-3.1]
 */
export interface Request {
  what: "pause" | "resume" | "undo" | "swap" | "rematch";
  seat: number;
  agreed: number[];
  to: number;
}

/**
 * Give up. [T-2.6]
 */
export interface Resign {
  type: "resign";
  seat: number;
  id: string;
  table: string;
}

/**
 * How a game ended.
 */
export interface Result {
  verdict: string;
  winners: number[];
  scores: (number | null)[];
}

export interface SaidNews {
  type: "Said";
  seat: number;
  text: string;
  at: number;
}

export interface Say {
  type: "say";
  seat: number;
  text: string;
  id: string;
  table: string;
}

export type ScubaAction = ScubaEnter | ScubaStep | ScubaFlip | ScubaDiscover | ScubaStop | ScubaTakeOption | ScubaMoveDiver | ScubaMoveAnimal | ScubaHead | ScubaPickTile | ScubaDecline | ScubaSwimOn | ScubaGiveUp | ScubaLeave;

export interface ScubaAirLost {
  type: "AirLost";
  seat: number;
  units: number;
}

/**
 * Actions that differ in one part only: it may be any of these.
 */
export interface ScubaAlike {
  like: ScubaAction;
  part: string;
  among: (string | number)[];
}

export interface ScubaAnimalPushed {
  type: "AnimalPushed";
  tile: number;
  to: number;
}

export interface ScubaBeginTurn {
  type: "BeginTurn";
  seat: number;
}

/**
 * A snorkeller swims to the boat.
 */
export interface ScubaBoarded {
  type: "Boarded";
  seat: number;
  direction: "L" | "R" | "U" | "D";
  to: number;
}

export interface ScubaBoatLeft {
  type: "BoatLeft";
}

/**
 * The active diver is moved by an event.
 */
export interface ScubaCarried {
  type: "Carried";
  to: number;
  points: number;
  leaves_dust: boolean;
  may_flip: boolean;
  may_discover: boolean;
}

/**
 * The active diver is moved by an event, square by square. [S-8.6]
 */
export interface ScubaCarryOn {
  type: "CarryOn";
  direction: "L" | "R" | "U" | "D";
  squares: number;
  dust: boolean;
  discover: boolean;
  has_moved: boolean;
}

export type ScubaChoice = {
  kind: string;
  any_of: ScubaAction[];
  alike?: ScubaAlike[];
} | ScubaStepsChoice | ScubaStopChoice | ScubaLeadingChoice;

/**
 * In which direction to move a diver (by seat) or an animal (by tile). [S-8.2]
 */
export interface ScubaChooseHeading {
  type: "ChooseHeading";
  seat: number;
  card: string;
  path: number[];
  at: number;
  diver: number | null;
  tile: number | null;
}

export interface ScubaChooseOption {
  type: "ChooseOption";
  seat: number;
  card: string;
  path: number[];
  at: number;
}

/**
 * Which diver or animal to move. [S-8.7]
 */
export interface ScubaChooseTarget {
  type: "ChooseTarget";
  seat: number;
  card: string;
  path: number[];
  at: number;
}

export interface ScubaChooseTileToFlip {
  type: "ChooseTileToFlip";
  seat: number;
}

export interface ScubaChooseTileToRemove {
  type: "ChooseTileToRemove";
  seat: number;
}

/**
 * A tile that lies face down: its back is all there is to see, and discs on it.
 */
export interface ScubaCoveredView {
  tile: number;
  square: number;
  colour: "R" | "Y" | "G" | "B";
  discs: number[];
}

export interface ScubaCurrentDeckShuffled {
  type: "CurrentDeckShuffled";
  order: string[] | null;
}

/**
 * A current card, and where it brings animals (-1: off the board) and divers.
 */
export interface ScubaCurrentDrawn {
  type: "CurrentDrawn";
  card: string;
  animals: [number, number][];
  divers: [number, number][];
}

/**
 * Turn no tile over. [S-8.3]
 */
export interface ScubaDecline {
  type: "Decline";
}

export interface ScubaDecoShed {
  type: "DecoShed";
  seat: number;
}

export interface ScubaDecoTaken {
  type: "DecoTaken";
  seat: number;
  why: "depth" | "bottom" | "ascent" | "event";
}

export interface ScubaDescentForbidden {
  type: "DescentForbidden";
}

export interface ScubaDied {
  type: "Died";
  seat: number;
}

/**
 * Look at an open animal. [S-5.9]
 */
export interface ScubaDiscover {
  type: "Discover";
  tile: number;
}

/**
 * A card of the species, or tokens if the diver has that card already.
 */
export interface ScubaDiscovered {
  type: "Discovered";
  seat: number;
  tile: number;
  species: string;
  tokens: number;
}

/**
 * Step 3 begins; may the diver look where he is?
 */
export interface ScubaDiveBegan {
  type: "DiveBegan";
  may_flip: boolean;
  may_discover: boolean;
}

/**
 * Another diver is moved by an event.
 */
export interface ScubaDiverPushed {
  type: "DiverPushed";
  seat: number;
  to: number;
}

export interface ScubaDiverView {
  loc: "WAIT" | "SUB" | "SNORKEL" | "BOAT" | "DEAD" | "SHOT";
  at: number;
  air: number;
  deco: number;
  has_been_deep: boolean;
  dust: number[];
  number_of_cards: number;
  cards: string[] | null;
  plus: number[] | null;
  minus: number[] | null;
}

/**
 * Step 3: swim, look, or stop. It waits below anything that an event asks. [S-3.3]
 */
export interface ScubaDiving {
  type: "Diving";
  seat: number;
}

export interface ScubaDocument {
  table: TableShown;
  view: ScubaView | null;
  choices: ScubaChoice[];
  since: number;
}

/**
 * The dust of someone who has no turn any more.
 */
export interface ScubaDustCleared {
  type: "DustCleared";
  seat: number;
}

/**
 * Go through a list of effects from here.
 */
export interface ScubaEffects {
  type: "Effects";
  card: string;
  path: number[];
  at: number;
}

export interface ScubaEndTriggered {
  type: "EndTriggered";
}

/**
 * Step 4. [S-3.3]
 */
export interface ScubaEndTurn {
  type: "EndTurn";
}

/**
 * Jump from the boat into the square below this column. [S-5.1]
 */
export interface ScubaEnter {
  type: "Enter";
  column: number;
}

export interface ScubaEntered {
  type: "Entered";
  seat: number;
  to: number;
  leaves_dust: boolean;
  may_flip: boolean;
  may_discover: boolean;
}

export type ScubaEvent = ScubaRoundBegan | ScubaTurnBegan | ScubaDustCleared | ScubaCurrentDeckShuffled | ScubaCurrentDrawn | ScubaDiveBegan | ScubaEntered | ScubaStepped | ScubaSurfaced | ScubaBoarded | ScubaSteppedOff | ScubaTileFlipped | ScubaDiscovered | ScubaSeenByAll | ScubaEventDeckShuffled | ScubaEventDrawn | ScubaEventVoid | ScubaPlusTaken | ScubaMinusTaken | ScubaAirLost | ScubaDecoTaken | ScubaDecoShed | ScubaCarried | ScubaDiverPushed | ScubaAnimalPushed | ScubaTileTurned | ScubaTileRemoved | ScubaDescentForbidden | ScubaTurnCut | ScubaDied | ScubaShotUp | ScubaEndTriggered | ScubaBoatLeft | ScubaPlayerLeft | ScubaGameEnded;

export interface ScubaEventDeckShuffled {
  type: "EventDeckShuffled";
  band: "R" | "Y" | "G" | "B";
  order: string[] | null;
}

export interface ScubaEventDrawn {
  type: "EventDrawn";
  card: string;
  band: "R" | "Y" | "G" | "B";
}

/**
 * The whole card is resolved. [S-8.8]
 */
export interface ScubaEventOver {
  type: "EventOver";
  card: string;
  was_under_water: boolean;
}

/**
 * The card has no effect on this snorkeller.
 */
export interface ScubaEventVoid {
  type: "EventVoid";
  card: string;
}

/**
 * Turn a covered tile of the square you look at. [S-5.7]
 */
export interface ScubaFlip {
  type: "Flip";
  tile: number;
}

export interface ScubaGameEnded {
  type: "GameEnded";
  result: Result;
}

/**
 * Stay below for good, after the boat has left. [S-9.6]
 */
export interface ScubaGiveUp {
  type: "GiveUp";
}

/**
 * A tile that was seen and has left the game.
 */
export interface ScubaGoneView {
  tile: number;
  colour: "R" | "Y" | "G" | "B";
  front: string;
  discs: number[];
}

/**
 * The next player, the next round, or the end. [S-3.3]
 */
export interface ScubaHandOver {
  type: "HandOver";
}

/**
 * The direction of a move by an event. [S-8.2]
 */
export interface ScubaHead {
  type: "Head";
  direction: "L" | "R" | "U" | "D";
}

/**
 * There may be more to examine on this square. [S-5.9]
 */
export interface ScubaKeepLooking {
  type: "KeepLooking";
}

/**
 * For each action: the square to which it brings what moves (-1: off the board); none where
 * several things move. [S-8.2]
 */
export interface ScubaLeadingChoice {
  kind: "Enter" | "Head";
  any_of: ScubaAction[];
  to: number[];
}

/**
 * Leave the game; the diver goes the shortest way up. (S-A90)
 */
export interface ScubaLeave {
  type: "Leave";
}

/**
 * An event carries the diver; this square may be examined. [S-8.6]
 */
export interface ScubaLookOnTheWay {
  type: "LookOnTheWay";
  seat: number;
}

export interface ScubaMinusTaken {
  type: "MinusTaken";
  seat: number;
  points: number;
  why: "event" | "deco" | "surface" | "solo" | "boat" | "depth";
}

/**
 * Let an event move this open animal. [S-8.7]
 */
export interface ScubaMoveAnimal {
  type: "MoveAnimal";
  tile: number;
}

/**
 * Let an event move this diver. [S-8.7]
 */
export interface ScubaMoveDiver {
  type: "MoveDiver";
  diver: number;
}

/**
 * An animal that lies open.
 */
export interface ScubaOpenView {
  tile: number;
  square: number;
  colour: "R" | "Y" | "G" | "B";
  species: string;
  discs: number[];
}

/**
 * The table options of docs/rules/scuba.md section 7, with their defaults.
 */
export interface ScubaOptions {
  decompression: boolean;
  no_death: boolean;
  hidden_scores: boolean;
  start_player: number | null;
  outer_columns2p: "open" | "closed";
  boat_final: boolean;
  must_enter_first_turn: boolean;
  first_turn_up: boolean;
  start_square_animals: boolean;
  start_square_tiles: boolean;
  dust_blocks_flip: boolean;
  voluntary40: boolean;
  current_air_loss: boolean;
  flip_open_tiles: boolean;
  event_deck_by: "square" | "tile";
  minus_square_alone: boolean;
  extra_round_end: "endOfRound" | "immediate";
  deco_shed: "fullTurn" | "endOfTurn";
  deco_at40: "arrivalAndEndOfTurn" | "arrivalOnly";
  data_set: string;
}

/**
 * The tile that an event turns over or takes away. [S-8.3]
 */
export interface ScubaPickTile {
  type: "PickTile";
  tile: number;
}

export interface ScubaPlayerLeft {
  type: "PlayerLeft";
  seat: number;
}

export interface ScubaPlusTaken {
  type: "PlusTaken";
  seat: number;
  points: number;
}

/**
 * A tile that left the game unseen; discs show that it once lay open.
 */
export interface ScubaRemovedView {
  tile: number;
  colour: "R" | "Y" | "G" | "B";
  discs: number[];
}

export interface ScubaRoundBegan {
  type: "RoundBegan";
  round: number;
  phase: "NORMAL" | "CLOSING" | "FINAL" | "EXTRA1" | "EXTRA2" | "ALONE" | "END";
}

/**
 * Everybody's disc is on the tile: it leaves the board.
 */
export interface ScubaSeenByAll {
  type: "SeenByAll";
  tile: number;
}

/**
 * Instead of dying.
 */
export interface ScubaShotUp {
  type: "ShotUp";
  seat: number;
  to: number;
}

/**
 * Swim one square: under water, up to the surface, along it, or off the boat. [S-5.2]
 */
export interface ScubaStep {
  type: "Step";
  direction: "L" | "R" | "U" | "D";
}

export interface ScubaStepped {
  type: "Stepped";
  seat: number;
  direction: "L" | "R" | "U" | "D";
  to: number;
  leaves_dust: boolean;
  may_flip: boolean;
  may_discover: boolean;
}

/**
 * From the boat back into the water, as a snorkeller.
 */
export interface ScubaSteppedOff {
  type: "SteppedOff";
  seat: number;
  direction: "L" | "R" | "U" | "D";
  to: number;
  may_flip: boolean;
  may_discover: boolean;
}

/**
 * For each step: the square it leads to, how many steps that way are left at most, and what
 * it costs: a deco token, minus points, the end of the turn. [S-5.2]
 */
export interface ScubaStepsChoice {
  kind: "Step";
  any_of: ScubaAction[];
  to: number[];
  left: number[];
  price: (("token" | "points" | "end")[])[];
}

/**
 * Stop moving in this turn. [S-5.15]
 */
export interface ScubaStop {
  type: "Stop";
}

/**
 * The air that ending the turn costs, and whether it is the diver's last. [S-6.1]
 */
export interface ScubaStopChoice {
  kind: "Stop";
  any_of: ScubaAction[];
  air: number;
  deadly: boolean;
}

/**
 * By a step up (`by_step`) or an event; one movement point either way.
 */
export interface ScubaSurfaced {
  type: "Surfaced";
  seat: number;
  to: number;
  on_boat: boolean;
  by_step: boolean;
  may_flip: boolean;
  may_discover: boolean;
}

/**
 * Look no further here; an event carries the diver on. [S-8.6]
 */
export interface ScubaSwimOn {
  type: "SwimOn";
}

/**
 * One or the other of an event card, counted from 0. [S-8.2]
 */
export interface ScubaTakeOption {
  type: "TakeOption";
  option: number;
}

/**
 * A diver turned it over. Events and empty sea are discarded.
 */
export interface ScubaTileFlipped {
  type: "TileFlipped";
  seat: number;
  tile: number;
  front: string;
}

/**
 * A covered tile leaves the game, unseen.
 */
export interface ScubaTileRemoved {
  type: "TileRemoved";
  tile: number;
}

/**
 * A flip card turned it. An animal is open or covered now; anything else is discarded.
 */
export interface ScubaTileTurned {
  type: "TileTurned";
  tile: number;
  front: string;
  is_open: boolean;
}

/**
 * The player's own dust is gone.
 */
export interface ScubaTurnBegan {
  type: "TurnBegan";
  seat: number;
}

/**
 * No more steps, no more looking.
 */
export interface ScubaTurnCut {
  type: "TurnCut";
}

/**
 * What the active player has used up, and may do.
 */
export interface ScubaTurnView {
  mp: number;
  lefts: number;
  rights: number;
  ups: number;
  downs: number;
  start_square: number;
  may_flip: boolean;
  may_discover: boolean;
  has_looked: boolean;
  no_descent: boolean;
  is_shallow: boolean;
  is_over: boolean;
}

/**
 * The table as one seat sees it. What is not listed here is hidden.
 */
export interface ScubaView {
  seat: number | null;
  options: ScubaOptions;
  round: number;
  phase: "NORMAL" | "CLOSING" | "FINAL" | "EXTRA1" | "EXTRA2" | "ALONE" | "END";
  start: number;
  active: number;
  current: string | null;
  cards_left: number;
  used: string[];
  event_cards_left: number[];
  event_used: string[][];
  shuffles: number;
  covered: ScubaCoveredView[];
  open: ScubaOpenView[];
  discarded: ScubaGoneView[];
  removed: ScubaRemovedView[];
  divers: ScubaDiverView[];
  turn: ScubaTurnView;
  agenda: (ScubaDiving | ScubaChooseOption | ScubaChooseTarget | ScubaChooseHeading | ScubaChooseTileToFlip | ScubaChooseTileToRemove | ScubaLookOnTheWay | ScubaBeginTurn | ScubaEffects | ScubaCarryOn | ScubaKeepLooking | ScubaEventOver | ScubaEndTurn | ScubaHandOver)[];
  gone: number[];
  result: Result | null;
}

/**
 * The code of a link that moves a seat.
 */
export interface SeatCode {
  code: string;
}

export interface SeatMoved {
  table: string;
  seat: number;
}

/**
 * A seat, as everybody sees it.
 */
export interface SeatShown {
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  away: boolean;
  lent: boolean;
  left: boolean;
  sonar: boolean;
  hints: number;
  stood_in: "" | "getting ready" | "late" | "failed";
}

export type ServerMessage = You | Shown | Steps | Done | Refused | Waiting | Hinted | Presence | Torch | Pong | Gone;

/**
 * The table's own settings, with their defaults. (docs/rules/table.md)
 */
export interface Settings {
  pace?: "correspondence" | "live";
  move_seconds?: number;
  late?: "bot" | "sit_out" | "wait";
  away_seconds?: number;
  away?: "bot" | "sit_out" | "wait";
  called?: string;
  chat?: boolean;
  spectators?: boolean;
  spectator_delay?: number;
  hints?: boolean | null;
  sonar?: boolean;
  practice?: boolean;
  bots_explain?: boolean;
  bot_pace?: "calm" | "instant" | "normal";
}

/**
 * Move the shared torch there, or put it down. [T-6.8]
 */
export interface Shine {
  type: "shine";
  seat: number;
  place: Place | null;
  take?: boolean;
  id: string;
  table: string;
}

/**
 * Everything a viewer sees, at this step of its stream.
 */
export interface Shown {
  type: "shown";
  table: string;
  viewer: string;
  step: number;
  document: Document;
  log: LogLine[];
  chat: SaidNews[];
}

/**
 * Turn sonar on or off for this seat; everybody sees it. [T-6.5]
 */
export interface Sonar {
  type: "sonar";
  seat: number;
  on: boolean;
  id: string;
  table: string;
}

/**
 * What sonar says about one level, also as a sentence.
 */
export interface SonarLine {
  level: number;
  shark: boolean;
  shark_sureness: string;
  helper: string | null;
  helper_sureness: string;
  text: string;
}

/**
 * Begin.
 */
export interface Start {
  type: "start";
  id: string;
  table: string;
}

/**
 * Who did what, and what came of it.
 */
export interface StepRecord {
  number: number;
  seat: number;
  action: GameAction;
  events: GameEvent[];
  agenda?: { [name: string]: unknown }[] | null;
  stand_in?: boolean;
  thought?: ThoughtShown;
  stood_in?: "" | "failed" | "getting ready" | "late";
}

/**
 * One step of a stream: what happened, and how the document changes by it (RFC 6902).
 */
export interface StepTold {
  step: number;
  events?: GameEvent[];
  fleeting?: number[];
  news?: News;
  changes: DocumentChange[];
  id?: string;
}

/**
 * The next steps of a stream.
 */
export interface Steps {
  type: "steps";
  table: string;
  viewer: string;
  steps: StepTold[];
}

/**
 * A table that this device takes part in.
 */
export interface TableListed {
  table: string;
  game: string;
  phase: string;
  names: string[];
  seats: number[];
  your_turn: boolean;
  replay: string;
  set_up?: boolean;
}

/**
 * A new table, and the codes of its links: /join/CODE, /watch/CODE, /screen/CODE.
 */
export interface TableOpened {
  table: string;
  links: { [name: string]: string };
}

/**
 * What everybody at the table sees of it, besides the game.
 */
export interface TableShown {
  game: string;
  rules: number;
  phase: "open" | "playing" | "paused" | "over" | "closed";
  seats: SeatShown[];
  options: { [name: string]: unknown };
  settings: Settings;
  requests: Request[];
  clocks: Clock[];
  awaited: number[];
  secrets: boolean;
  seal: string;
  seed: string;
  salt: string;
  rematch: string;
  replay: string;
  set_up: boolean;
  practice: boolean;
  hints: boolean;
}

/**
 * Take a seat; holding one already, move there if `move_from` names it.
 */
export interface Take {
  type: "take";
  seat: number;
  name?: string;
  move_from?: number | null;
  id: string;
  table: string;
}

export interface TakenBackNews {
  type: "TakenBack";
  seat: number;
}

/**
 * Somebody took steps back that others had learnt of, with the consent of all. [T-3.5]
 */
export interface TakenBackRecord {
  seat: number;
  after: number;
  steps: number;
}

export interface ThoughtSaid {
  seat: number;
  thought: ThoughtShown;
}

/**
 * What a bot does, what it weighed, and what it believed about the unknown.
 */
export interface ThoughtShown {
  level: string;
  action: GameAction;
  reasons?: Reason[];
  alternatives: Weighed[];
  belief: { [name: string]: unknown };
  simulations: number;
  stood_in?: "getting ready" | "late" | "failed";
}

/**
 * Who last moved the shared torch, and where to; without a place they put it down.
 */
export interface Torch {
  type: "torch";
  table: string;
  seat: number;
  place: Place | null;
}

/**
 * A hint is in the queue; `hinted` or `refused` follows.
 */
export interface Waiting {
  type: "waiting";
  id: string;
  table: string;
}

/**
 * Something that could be done, and the share of the win (0 to 1) it gives.
 */
export interface Weighed {
  action: GameAction;
  worth: number;
}

/**
 * What a host would like, oldest wish first.
 */
export interface Wishes {
  seats: number;
  options?: { [name: string]: boolean | number | string | (number | string)[] | null };
}

/**
 * Withdraw a request for a hint. `hint` is the id of the command that asked for it. [T-6.6]
 */
export interface Withdraw {
  type: "withdraw";
  hint: string;
  id: string;
  table: string;
}

/**
 * Who this device is at a table: the answer to `open`, and again when it changes.
 *
 * `links` are the codes it may pass on.
 */
export interface You {
  type: "you";
  id: string;
  table: string;
  role: "invite" | "screen" | "seat" | "watch";
  seats: number[];
  host: boolean;
  links: { [name: string]: string };
}

/**
 * The rules behind each event: by its type, or `Type.part.value` where a field tells them apart.
 */
export const WHY: { [game: string]: { [event: string]: string } } = {
  "dive": {
    "CompanionPicked": "D-5.3",
    "PicksShown": "D-5.3",
    "RoundBegan": "D-2.6",
    "DraftSaved": "D-2.9",
    "Readied": "D-2.15",
    "ReadyWithdrawn": "D-2.15",
    "CompanionAnnounced": "D-5.6",
    "CompanionAnnounced.companion.orca": "D-5.20",
    "CompanionAnnounced.companion.giant_turtle": "D-5.37",
    "CompanionAnnounced.companion.dolphins": "D-5.50 D-5.52",
    "CompanionAnnounced.companion.white_shark": "D-5.60 D-5.61 D-5.62",
    "CompanionAnnounced.companion.axolotl": "D-5.70",
    "CompanionAnnounced.companion.fugu": "D-5.80",
    "CompanionAnnounced.companion.narwhal": "D-5.90",
    "OctopusPlaced": "D-5.15",
    "ClockStarted": "D-2.15 D-5.21",
    "ClockStopped": "D-2.15",
    "BreathTaken": "D-5.82",
    "FuguBegan": "D-5.80",
    "BreathHeld": "D-5.81",
    "Locked": "D-2.13",
    "Locked.why.orca": "D-5.21",
    "Locked.why.fugu": "D-5.81",
    "Locked.why.timer": "D-Q07",
    "Locked.why.breath": "D-5.82",
    "BoardsRevealed": "D-2.18",
    "ChiefRevealed": "D-6.12",
    "ChiefDeckShuffled": "D-6.34",
    "LevelChecked": "D-2.22 D-2.25 D-2.26",
    "Helped": "D-2.32",
    "Helped.helper.green": "D-2.35",
    "Helped.helper.red": "D-2.36",
    "Helped.helper.manta": "D-2.37",
    "ChiefCovered": "D-6.13 D-6.14",
    "StackRanOut": "D-2.46",
    "DolphinsPaid": "D-5.52",
    "Rested": "D-2.48",
    "AxolotlAsked": "D-5.71",
    "AxolotlPlayed": "D-5.72",
    "AxolotlDeclined": "D-5.71",
    "NobodyDived": "D-Q96",
    "TableSuspended": "D-Q96",
    "TableResumed": "D-Q96",
    "PlayerLeft": "D-Q45",
    "GameEnded": "D-2.57 D-2.59 D-2.62"
  },
  "scuba": {
    "RoundBegan": "S-1.6",
    "TurnBegan": "S-3.1",
    "DustCleared": "S-3.5",
    "CurrentDeckShuffled": "S-4.11",
    "CurrentDrawn": "S-4.1 S-4.2 S-4.3",
    "DiveBegan": "S-5.6",
    "Entered": "S-5.1",
    "Stepped": "S-5.2",
    "Surfaced": "S-7.1 S-8.3",
    "Boarded": "S-7.2",
    "SteppedOff": "S-7.2",
    "TileFlipped": "S-5.7",
    "Discovered": "S-5.11",
    "Discovered.tokens.0": "S-5.10",
    "SeenByAll": "S-5.14",
    "EventDeckShuffled": "S-8.10",
    "EventDrawn": "S-8.2",
    "EventVoid": "S-7.5",
    "PlusTaken": "S-8.3",
    "MinusTaken": "S-10.2",
    "MinusTaken.why.event": "S-8.3",
    "MinusTaken.why.deco": "S-11.6",
    "MinusTaken.why.surface": "S-7.6",
    "MinusTaken.why.solo": "S-9.4",
    "MinusTaken.why.boat": "S-9.5",
    "MinusTaken.why.depth": "S-12.3",
    "AirLost": "S-6.1 S-4.9 S-8.3",
    "DecoTaken": "S-11.1",
    "DecoTaken.why.depth": "S-11.2",
    "DecoTaken.why.bottom": "S-11.3",
    "DecoTaken.why.ascent": "S-11.4",
    "DecoTaken.why.event": "S-8.3",
    "DecoShed": "S-11.5",
    "Carried": "S-8.6",
    "DiverPushed": "S-8.7",
    "AnimalPushed": "S-8.7",
    "TileTurned": "S-8.3",
    "TileRemoved": "S-8.3",
    "DescentForbidden": "S-8.3",
    "TurnCut": "S-8.4",
    "Died": "S-6.3",
    "ShotUp": "S-12.1",
    "EndTriggered": "S-9.1",
    "BoatLeft": "S-9.5",
    "PlayerLeft": "S-A90",
    "GameEnded": "S-9.3 S-10.2 S-10.4"
  },
  "divers": {
    "BoatPlaced": "V-3.3",
    "PlayBegan": "V-4.1",
    "Moved": "V-4.2 V-5.4",
    "Swept": "V-9.4 V-9.5",
    "Turned": "V-7.1",
    "Turned.patch.sea": "V-8.1",
    "Turned.patch.treasure": "V-8.2",
    "Turned.patch.island": "V-8.3",
    "Turned.patch.turtle": "V-8.4",
    "Turned.patch.mud": "V-8.5",
    "Turned.patch.urchin": "V-8.8",
    "Turned.patch.octopus": "V-8.9",
    "Turned.patch.current": "V-8.10",
    "Turned.patch.eddy": "V-8.11",
    "Turned.patch.anemone": "V-8.12",
    "Turned.patch.goldfish": "V-8.13",
    "Turned.patch.seahorse": "V-8.14",
    "Turned.patch.stingray": "V-8.15",
    "Turned.patch.shark": "V-8.16",
    "Stranded": "V-13.1",
    "Boarded": "V-12.1 V-12.3",
    "Boarded.carried.true": "V-10.6",
    "Struck": "V-11.1",
    "Sailed": "V-12.5",
    "Delayed": "V-8.4",
    "Stuck": "V-8.8",
    "Caught": "V-8.9",
    "Freed": "V-14.2 V-14.3",
    "RansomAsked": "V-A29",
    "RansomRefused": "V-A29",
    "RansomPaid": "V-14.3",
    "WishGained": "V-8.13",
    "WishUsed": "V-8.13",
    "TreasureSank": "V-8.6",
    "Removed": "V-2.1",
    "Removed.cause.eaten": "V-8.16",
    "Removed.cause.drowned": "V-12.1 V-12.2 V-12.4 V-12.5",
    "Removed.cause.sunk": "V-8.6",
    "Removed.cause.loop": "V-9.6",
    "Returned": "V-9.6",
    "Passed": "V-4.4",
    "TurnEnded": "V-4.6",
    "ClockStarted": "V-A67",
    "EndWanted": "V-15.2",
    "PlayWanted": "V-15.2",
    "PlayedOn": "V-15.5",
    "GaveUp": "V-15.2",
    "Ended": "V-15.2 V-15.3",
    "Ended.reason.all": "V-15.1 V-15.3",
    "Ended.reason.first": "V-15.6 V-15.3",
    "Ended.reason.decided": "V-15.5"
  },
  "table": {
    "Said": "T-5.1",
    "TakenBack": "T-3.3 T-3.4",
    "Asked": "T-3.1",
    "Answered": "T-3.1",
    "HintAsked": "T-6.6",
    "Away": "T-4.4",
    "Back": "T-4.4",
    "Credited": "T-4.2",
    "Explained": "T-6.7"
  }
};
