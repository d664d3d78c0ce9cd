import { type ModuleGraph, memoize, reach, union } from './graph';
import { type Part, partsOf } from './parts';

/** What is there from the start. */
const FIRST_VISIT = 'first-visit';
/** What flows share with each other, and with the lists, hubs and dialogs around them. */
const OPERATION = 'operation';
/** What pages that list what was done share: no flow carries it. */
const HISTORIES = 'histories';
/** What dialogs share with each other that carry something out, and no flow. */
const DIALOGS = 'dialogs';
/** What lists share that customers administer, and the pages that put features together: no flow carries it. */
const LISTS = 'lists';
/** Fields and figures of a form that only a few flows have. */
const FORM_PARTS = 'form-parts';
const FORM_PART = /\/web\/src\/(?:forms|money-form)\//;
const FEW = 3;
/** The table of all routes, which comes with the first move, and what pages of any kind share: most need both. */
const LATER = 'later-pages';
/** Pages that put several features together: little more than what they share, and so one file. */
const COMPOSED = 'composed';

/** What the home shows once it is painted and a feature has too: a file for each feature. */
const BESIDE_HOME = 'beside-home';

const NEAR_FLOWS: readonly string[] = [OPERATION, DIALOGS, COMPOSED, HISTORIES];

/** Pages that are hardly more than a sentence: one file, for each would be mostly what files are wrapped in. */
const MESSAGES = 'messages';
const MESSAGE = /\/web\/src\/(?:session|app)\/pages\//;

/** The file that a module goes into; null leaves it with the one page that needs it. */
export type ChunkOf = (id: string) => string | null;

const FEATURE = /\/web\/src\/features\/([^/]+)\//;
const FLOW = '/web/src/flow/';
/** What makes sure that something is carried out once: a dialog that needs it is as good as a flow. */
const OPERATIONS = '/web/src/operation/';
/** What keeps the state of a form: one that is fetched when it is wanted is as good as a flow. */
const FORM = '/web/src/forms/useDraft.';
const HISTORY = '/web/src/history/';
/** What a family of flows shares, their history and their receipts, and what the contract says of it: 'transfer-book'. */
const BOOK = /\/web\/src\/((?:transfer|payment|payee|recipient)-book|defined-fields|phone-fields)\//;
/** What the contract says, and who asks the bank by it. */
const CONTRACT = /\/contract\/|\/web\/src\/api\/clients\//;
/** What of the contract is about no family alone: payments and bills are in the histories and on the home, which tells them first. */
const ANYBODYS = /\/contract\/(?:shared\/|payments\.|merchants\.)/;
/** What the contract says of the orders that an account of investments or a fund is held by: its pages tell them too. */
const HOLDINGS = /\/(?:contract|web\/src\/api\/clients)\/(?:investment|fund)[^/]*$/;
const ADMIN_LIST = '/web/src/admin-list/AdminList.';
/** What a flow ends with: a page that shows it alone is near flows too. */
const RECEIPT = '/web/src/receipt/ReceiptPage.';
/** Finds one among many: two families need it, and what flows share has no room for it. */
const PICKER = '/web/src/picker/';
/** What draws a line over time: whoever shows one fetches it, none of the pages around it. */
const CHART = /\/web\/src\/chart\/|\/BalanceLine\./;
/** What tells of an order on another page than its own: it takes nothing out of the flows that it tells of. */
const TOLD = '/OrderFacts.';
/** The parts of any page: what flows share has no room for them. */
const PARTS = '/web/src/ui/';
/** The parts of any page, and the controls of any form. */
const COMMON: readonly string[] = [PARTS, '/web/src/forms/', '/web/src/format/', PICKER];
/** What looks through all that the customer has: it shares something with everybody, and few open it. */
const SEARCH = '/web/src/features/search/';
/** Where what the search needs of a larger file is instead: it carries nothing out, and waits for no code that does. */
const FOR_SEARCH: Readonly<Record<string, string>> = {
  [OPERATION]: LATER,
  'transfer-book': 'known-recipients',
  'payment-book': 'known-payees',
  // How a movement is searched in its account's list, beside the words and the mark of it.
  'accounts': `${BESIDE_HOME}-accounts`,
};
/** What is asked of the client's surroundings by itself, such as a list of customers: it is not for the first visit. */
const ENVIRONMENT = '/web/src/environment/';
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

const featureOf = (id: string): string | null => FEATURE.exec(id)?.[1] ?? null;
/** The feature that all of some parts belong to, if it is one. */
const onlyFeatureOf = (parts: readonly Part[]): string | null => {
  const features = new Set(parts.map(({ id }) => featureOf(id)));
  return features.size === 1 ? ([...features][0] ?? null) : null;
};

/**
 * Whom transfers go to comes with them, and what is saved to be paid with payments: a file less for who has both. A new
 * phone is typed where one is saved, and but for that only in a dialog.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  'recipient-book': 'transfer-book',
  'payee-book': 'payment-book',
  'defined-fields': 'payment-book',
  'phone-fields': 'payees',
};

function bookOf(id: string): string | null {
  if (HOLDINGS.test(id)) return 'holdings';
  const [, book = null] = BOOK.exec(id) ?? [];
  return book === null ? null : (FAMILIES[book] ?? book);
}

/** The family that a module belongs to, or that all of some parts do. */
function familyOf(id: string, parts: readonly Part[]): string | null {
  const [first, ...others] = parts.map(
    ({ needs }) => new Set([...needs].flatMap((need) => bookOf(need) ?? [])),
  );
  return bookOf(id) ?? [...(first ?? [])].find((book) => others.every((books) => books.has(book))) ?? null;
}

const reachesFeature = ({ needs }: Part): boolean => [...needs].some((id) => FEATURE.test(id));
const reaches = ({ needs }: Part, folder: string): boolean => [...needs].some((id) => id.includes(folder));

/** No page that puts features together loads the histories for what it shares with them. */
function sharedNearFlows(rooms: readonly (string | null)[]): string {
  if (rooms.includes(OPERATION)) return OPERATION;
  if (!rooms.includes(HISTORIES)) return LISTS;
  return rooms.includes(COMPOSED) ? LATER : HISTORIES;
}

/** Whom a part has the most in common with: flows, histories, its feature's other pages, pages of several features. */
const roomsOf = (routes: string): ((part: Part) => string | null) =>
  memoize((part) => {
    const isPage = part.askedBy.includes(routes);
    const carriesOut = reaches(part, OPERATIONS) || reaches(part, FORM);
    if (reaches(part, FLOW)) return OPERATION;
    if (!isPage && carriesOut) return DIALOGS;
    if (isPage && reaches(part, HISTORY)) return HISTORIES;
    const alone = isPage && MESSAGE.test(part.id) ? MESSAGES : null;
    return featureOf(part.id) ?? (reachesFeature(part) ? COMPOSED : alone);
  });

/**
 * Cuts the client into few files, by who needs a module, so that no page grows with a flow that it has nothing to do
 * with. What one page needs stays with it; what one feature or one kind of pages shares is a file, what flows share with
 * the pages around them another, and what is everybody's comes with the table of routes. What only `import()` reaches is dragged into none.
 * `routes` is what asks for the pages.
 */
export function chunksOf(graph: ModuleGraph, entry: string, routes: string): ChunkOf {
  const first = reach(graph, entry);
  const parts = partsOf(graph, first);
  const roomOf = roomsOf(routes);
  /** What a family fetches by itself is a guest: what it is about stays where that is. */
  const isGuest = (part: Part) =>
    part.id.includes(SEARCH) ||
    ((bookOf(part.id) !== null || part.id.includes(TOLD)) && !part.askedBy.includes(routes)) ||
    comesAfterFirst(part);
  /** What a page of the first visit fetches by itself: what it shares with others is no part of the first visit for that. */
  const comesAfterFirst = ({ id }: Part) =>
    [...first].some(
      (by) => featureOf(by) !== null && featureOf(by) === featureOf(id) && graph.mayAsk(by).includes(id),
    );
  const withFlows = new Set(
    parts.filter((part) => reaches(part, FLOW) || reaches(part, RECEIPT)).map(({ id }) => featureOf(id)),
  );
  const flows = parts.filter((part) => reaches(part, FLOW));
  const isOfFew = (users: readonly Part[]) =>
    users.length <= FEW && flows.some((flow) => !users.includes(flow));
  const isNearFlows = (room: string | null) =>
    room !== null && (NEAR_FLOWS.includes(room) || withFlows.has(room));
  /** Those that carry something out and that the same page of a feature fetches: one file, as most are small. */
  const dialogsOf = (owner: Part): string | null => {
    const feature = featureOf(owner.id);
    const isDialog = (part: Part) => featureOf(part.id) === feature && roomOf(part) === DIALOGS;
    const page = owner.askedBy.join();
    const beside = parts.filter((part) => isDialog(part) && part.askedBy.join() === page);
    return feature !== null && isDialog(owner) && beside.length > 1 ? `${feature}-dialogs` : null;
  };
  const place = memoize((id: string) => {
    if (first.has(id)) return FIRST_VISIT;
    const [owner, ...others] = parts.filter(({ needs }) => needs.has(id));
    if (owner === undefined) return null;
    if (CHART.test(id)) return 'chart';
    if (others.length === 0) {
      if (owner.id === routes || owner.id.includes(ENVIRONMENT)) return LATER;
      if (owner.id.includes(FLOW)) return OPERATION;
      // Its page and its dialog are hardly more than the search itself.
      if (owner.id.includes(SEARCH)) return featureOf(owner.id);
      const room = roomOf(owner);
      return room === COMPOSED || room === MESSAGES ? room : dialogsOf(owner);
    }
    const all = parts.filter(({ brings }) => brings.has(id));
    const hosts = all.filter((part) => !isGuest(part));
    const users = hosts.length > 1 ? hosts : all;
    const rooms = [...new Set(users.map(roomOf))];
    // Little enough: what the routes need themselves, and the pictures of pages that are hardly more than one.
    if (users.some((part) => part.id === routes) || (ICON.test(id) && rooms.includes(MESSAGES)))
      return FIRST_VISIT;
    // Of one feature and of the home: neither waits for all of the other.
    const only = all.some(comesAfterFirst) && bookOf(id) === null ? onlyFeatureOf(hosts) : null;
    if (only !== null && hosts.every((host) => roomOf(host) === only)) return `${BESIDE_HOME}-${only}`;
    // A page with its own dialogs: it has come before them.
    if (users.length < 2) return null;
    if (rooms.every((room) => room === DIALOGS)) return onlyFeatureOf(users) ?? DIALOGS;
    if (rooms.length === 1 && !rooms.includes(OPERATION)) return rooms[0] ?? null;
    if (users.every((user) => roomOf(user) === COMPOSED || reaches(user, ADMIN_LIST))) return LISTS;
    // What a family's flows share is its own, whoever else stands near them; what the contract says of one feature, that one's.
    const isOneFeatures = featureOf(id) !== null || (CONTRACT.test(id) && onlyFeatureOf(users) !== null);
    const family = isOneFeatures || ANYBODYS.test(id) || ICON.test(id) ? null : familyOf(id, users);
    if (family !== null) return rooms.includes(OPERATION) || rooms.includes(HISTORIES) ? family : null;
    // What one feature's flows, lists and dialogs share is its own: no other flow carries it.
    if (rooms.every(isNearFlows) && !id.includes(PICKER) && !id.includes(PARTS)) {
      const shared = sharedNearFlows(rooms);
      const apart = users.filter((user) => roomOf(user) !== COMPOSED);
      // Beside such a page it is one flow's alone: too little for a file.
      const own = apart.length > 1 ? onlyFeatureOf(apart) : null;
      const isRare = shared === OPERATION && FORM_PART.test(id) && isOfFew(users);
      return own ?? (isRare ? FORM_PARTS : shared);
    }
    // No page of another feature carries it.
    if (featureOf(id) !== null && onlyFeatureOf(users) !== null) return featureOf(id);
    // Of one page, and of the home or of the search: that page comes with the routes.
    if (hosts.length < 2 && all.some((part) => comesAfterFirst(part) || part.id.includes(SEARCH)))
      return LATER;
    return COMMON.some((folder) => id.includes(folder)) || ANYBODYS.test(id) ? FIRST_VISIT : LATER;
  });
  // What comes early brings along what it needs.
  const early = [...union(parts.map(({ needs }) => needs))].filter((id) => place(id) === FIRST_VISIT);
  const earlyWithNeeds = union(early.map((id) => reach(graph, id, first)));
  const searched = union(parts.filter(({ id }) => id.includes(SEARCH)).map(({ needs }) => needs));
  return (id) => {
    if (earlyWithNeeds.has(id)) return FIRST_VISIT;
    const room = place(id);
    return (searched.has(id) && room !== null && FOR_SEARCH[room]) || room;
  };
}
