import * as v from 'valibot';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { parse, type Schema } from '@/rules/core/codec';
import { type Problem, loadRecords } from '@/store/storage/load-records';
import { type Edits, takeUnchanged } from '@/store/storage/edits';
import { merged } from '@/store/storage/merge';
import { type RecordStore } from '@/store/storage/record-store';

export interface Settings {
  /** The code of a language, or "system", as is one that this version does not speak. */
  readonly language: string;
  readonly theme: 'system' | 'dark' | 'light';
  readonly haptics: boolean;
  readonly sound: boolean;
  /** For people who cannot hold: a tap shows a secret, another hides it. */
  readonly tapToShow: boolean;
  readonly keepAwake: boolean;
  /** In a new match everybody adds to the chance of the phone with a tap. */
  readonly sharedChance: boolean;
  /** A new match begins with the turn clock. */
  readonly turnClock: boolean;
  /** Numbers at BoardGameGeek that somebody was asked for, by game. */
  readonly bggIds: Readonly<Record<string, number>>;
  /** Names of colours that an owner has chosen for pieces, by piece. */
  readonly pieceColours: Readonly<Record<string, string>>;
}

export const SETTINGS_KEY = 'settings';

export const defaultSettings: Settings = {
  language: 'system',
  theme: 'system',
  haptics: true,
  sound: false,
  tapToShow: false,
  keepAwake: true,
  sharedChance: false,
  turnClock: false,
  bggIds: {},
  pieceColours: {},
};

const choice = <const T extends string>(options: readonly T[], preset: T) =>
  v.fallback(
    v.optional(v.picklist(options), () => preset),
    () => preset,
  );
const flag = (preset: boolean) => v.fallback(v.optional(v.boolean(), preset), preset);

const bggIds = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999)));

/** A field that another version of the app wrote differently costs only itself. */
export const settingsSchema = v.object({
  language: v.fallback(v.optional(v.string(), defaultSettings.language), defaultSettings.language),
  theme: choice(['system', 'dark', 'light'], 'system'),
  haptics: flag(defaultSettings.haptics),
  sound: flag(defaultSettings.sound),
  tapToShow: flag(defaultSettings.tapToShow),
  keepAwake: flag(defaultSettings.keepAwake),
  sharedChance: flag(defaultSettings.sharedChance),
  turnClock: flag(defaultSettings.turnClock),
  bggIds: v.fallback(v.optional(bggIds, {}), {}),
  pieceColours: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
}) satisfies Schema<Settings>;

const FIELDS = { keyOf: (item: unknown) => JSON.stringify(item) };

export class SettingsStore {
  readonly state: StoreApi<Settings>;
  readonly problems: readonly Problem[];
  readonly #records: RecordStore;
  readonly #edits: Edits = { count: 0 };

  private constructor(records: RecordStore, settings: Settings, problems: readonly Problem[]) {
    this.#records = records;
    this.state = createStore(() => settings);
    this.problems = problems;
  }

  static async load(records: RecordStore): Promise<SettingsStore> {
    const known: { store?: SettingsStore } = {};
    records.share({
      prefix: SETTINGS_KEY,
      kind: 'settings',
      merge: ({ base, ...both }) =>
        merged({ base: { ...defaultSettings, ...(base ?? {}) }, ...both }, FIELDS),
      tell: (_, value) => {
        if (known.store) known.store.#told(value);
      },
    });
    const { settings, problems } = await read(records);
    records.accept(SETTINGS_KEY);
    known.store = new SettingsStore(records, settings, problems);
    return known.store;
  }

  /** Another tab may have changed them. */
  async refresh(): Promise<void> {
    const again = () => read(this.#records);
    await takeUnchanged(this.#edits, again, ({ settings }) => {
      this.#records.accept(SETTINGS_KEY);
      this.state.setState(settings, true);
    });
  }

  set(change: Partial<Settings>): void {
    this.state.setState(change);
    this.keep();
  }

  /** Stores them as they are. */
  keep(): void {
    this.#edits.count++;
    this.#records.put(SETTINGS_KEY, this.state.getState());
  }

  #told(value: unknown): void {
    const settings = parse<Settings>(settingsSchema, value);
    if (settings.ok) this.state.setState(settings.value, true);
  }
}

const read = async (
  records: RecordStore,
): Promise<{ readonly settings: Settings; readonly problems: readonly Problem[] }> => {
  const kind = { kind: 'settings', schema: settingsSchema };
  const { values, problems } = await loadRecords<Settings>(records, SETTINGS_KEY, kind);
  return { settings: values.get(SETTINGS_KEY) ?? defaultSettings, problems };
};
