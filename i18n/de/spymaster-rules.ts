import { translationOf } from '../catalogue';
import { type spymasterRules as en } from '../en/spymaster-rules';

export const spymasterRules = translationOf<typeof en>()({
  'why.SM-1.players': 'Das Spiel ist für {{min}} bis {{max}} Personen.',
  'why.SM-1.not-here': 'Dort sitzt niemand mehr.',
  'why.SM-1.last-one': 'Die letzte Person kann nicht gehen; beendet stattdessen das Spiel.',
  'why.SM-2.too-many-of-type': 'Es gibt nur {{most}} Karten {{type}}; das wäre eine zu viel.',
  'why.SM-2.no-such-card': 'Die Schachtel enthält keine weitere {{type}} {{value}}.',
  'why.SM-2.deck-unknown':
    'Das Telefon mischt nur Karten, die es kennt: bisher {{known}} von {{all}} Intelligence-Karten.',
  'why.SM-3.print-missing': 'Lies die Mission erst vor: Stadt, Agenten, Intelligence und Punkte.',
  'why.SM-3.print-known': 'Diese Mission wurde schon gelesen, und es war eine andere.',
  'why.SM-3.too-many-missions':
    'Alle {{most}} Missionen der Schachtel sind schon bekannt; das wäre eine zu viel.',
  'why.SM-3.no-such-card': 'Diese Mission gibt es in der Schachtel nicht.',
  'why.SM-3.deck-unknown': 'Das Telefon mischt nur Missionen, die es kennt: bisher {{known}} von {{all}}.',
  'why.SM-4.location-twice': 'Derselbe Ort ist zweimal benannt.',
  'why.SM-4.name-twice': 'Ein anderer Ort heißt schon so.',
  'why.SM-10.set-up-first': 'Erst müssen alle Agenten eingesetzt sein.',
  'why.SM-10.not-now': 'Diese Agenten werden jetzt nicht eingesetzt.',
  'why.SM-10.placed': 'Diese Spezialagenten sind schon eingesetzt.',
  'why.SM-10.same-area':
    'Ein Spezialagent von {{seat}} ist schon in diesem Gebiet; im ersten Spiel sind es verschiedene Gebiete.',
  'why.SM-10.too-many-agents_one': 'Es ist nur noch {{count}} freier Agent einzusetzen.',
  'why.SM-10.too-many-agents_other': 'Es sind nur noch {{count}} freie Agenten einzusetzen.',
  'why.SM-11.wrong-number': 'Bei so vielen Personen hat ein Stapel {{size}} Karten, nicht {{made}}.',
  'why.SM-12.nothing-to-reveal': 'Jetzt ist keine Mission aufzudecken.',
  'why.SM-12.wrong-number_one': 'Genau {{count}} Mission ist aufzudecken.',
  'why.SM-12.wrong-number_other': 'Genau {{count}} Missionen sind aufzudecken.',
  'why.SM-12.reveal-first': 'Erst müssen neue Missionen aufgedeckt werden.',
  'why.SM-12.no-mission': 'Dort liegt keine offene Mission.',
  'why.SM-13.no-such-seat': 'Dort sitzt niemand.',
  'why.SM-13.for-the-table': 'Das geschieht für den ganzen Tisch, nicht durch eine Person.',
  'why.SM-20.not-now': 'Jetzt wird kein Stapel gewählt.',
  'why.SM-20.not-spymaster': '{{seat}} ist SpyMaster und wählt den Stapel.',
  'why.SM-20.stack-gone': 'Stapel {{stack}} wurde schon gespielt.',
  'why.SM-20.no-row-due': 'Jetzt ist keine Reihe auszulegen.',
  'why.SM-21.not-now': 'Es liegt keine Reihe da, die zu teilen wäre.',
  'why.SM-21.not-spymaster': '{{seat}} ist SpyMaster und teilt die Reihe.',
  'why.SM-21.too-few-files': 'Bisher {{made}} von {{files}} Akten: eine für jede Person.',
  'why.SM-21.too-many-files': 'Das sind {{made}} Akten; es braucht nur {{files}}, eine für jede Person.',
  'why.SM-21.out-of-order': 'Die Karten bleiben in der Ordnung der Reihe; teile von links nach rechts.',
  'why.SM-21.empty-file': 'Akte {{file}} ist leer; jede Akte hat mindestens eine Karte.',
  'why.SM-22.alone': 'Die SpyMaster-Karte ist nie allein eine Akte: Lege sie zu einer der {{made}} Akten.',
  'why.SM-23.not-now': 'Jetzt wird keine Akte gewählt.',
  'why.SM-23.not-your-choice': '{{seat}} wählt zuerst.',
  'why.SM-23.file-chosen': 'Du hast schon eine Akte.',
  'why.SM-23.no-such-file': 'Keine Akte beginnt mit Karte {{card}} der Reihe.',
  'why.SM-23.file-taken': 'Akte {{file}} gehört schon {{seat}}.',
  'why.SM-23.card-taken':
    'Wer die SpyMaster-Karte genommen hat, ist schon notiert. Berichtige es, wenn es falsch ist.',
  'why.SM-30.not-now': 'Das gehört in die Phase Operationen.',
  'why.SM-30.not-your-turn': '{{seat}} ist am Zug.',
  'why.SM-30.over': 'Das Spiel ist zu Ende.',
  'why.SM-31.second-burn':
    'Du hast schon eine Karte für Bewegung verbrannt; mehr als eine im Zug geht nicht.',
  'why.SM-31.after-mission': 'Nach der ersten erfüllten Mission bewegt sich in diesem Zug nichts mehr.',
  'why.SM-31.not-in-hand': 'Diese Karte ist nicht auf dieser Hand.',
  'why.SM-31.hand-unknown': 'Die App kennt diese Hand nicht: Der Tisch bürgt für die Karte.',
  'why.SM-31.nothing-burned': 'Verbrenne erst eine Karte: Ihre Zahl sind deine Bewegungspunkte.',
  'why.SM-31.not-your-agent': 'Das ist ein Spezialagent einer anderen Agentur.',
  'why.SM-31.no-agent-there': 'Dort ist kein solcher Agent.',
  'why.SM-31.stays': 'Der Agent ist schon dort.',
  'why.SM-31.beyond-points': 'Das kostet {{cost}} Bewegungspunkte, und du hast {{points}}.',
  'why.SM-32.through-hubs':
    'Ein Punkt reicht nicht in die Stadt eines anderen Gebiets: Der Weg führt über die Drehkreuze und kostet {{cost}}.',
  'why.SM-33.no-mission': 'Dort liegt keine Mission mehr.',
  'why.SM-33.other-mission': 'Dort liegt eine andere Mission.',
  'why.SM-33.special-agents_one': 'Es braucht {{count}} deiner Spezialagenten in der Stadt; dort: {{there}}.',
  'why.SM-33.special-agents_other':
    'Es braucht {{count}} deiner Spezialagenten in der Stadt; dort: {{there}}.',
  'why.SM-33.freelance-agents_one': 'Es braucht {{count}} freien Agenten in der Stadt; dort: {{there}}.',
  'why.SM-33.freelance-agents_other': 'Es braucht {{count}} freie Agenten in der Stadt; dort: {{there}}.',
  'why.SM-33.wrong-type': 'Nur Karten der gezeigten Art zahlen für diese Mission.',
  'why.SM-33.too-little': 'Die Mission braucht den Wert {{needed}}, die verbrannten Karten haben {{value}}.',
  'why.SM-33.not-in-hand': 'Nicht alle diese Karten sind auf dieser Hand.',
  'why.SM-33.hand-unknown': 'Die App kennt diese Hand nicht: Der Tisch bürgt für die Karten.',
  'why.SM-35.next-player':
    'Die Mission darunter wird am Ende deines Zuges aufgedeckt, für die nächste Person.',
  'why.SM-36.acted': 'Du hast in diesem Zug gehandelt, das ist kein Passen: Beende den Zug.',
  'why.SM-36.pass-instead': 'Du hast in diesem Zug nichts getan: Passe.',
  'why.SM-40.not-now': 'Missionen werden nach der letzten Runde gezählt.',
  'why.SM-40.entered': 'Diese Missionen sind schon bekannt. Berichtige sie, wenn sie falsch sind.',
  'why.SM-41.not-now': 'Hände werden nach der letzten Runde gezählt.',
  'why.SM-41.counted': 'Diese Hand wurde schon gezählt.',
  'why.SM-41.not-these-totals': 'So viele Karten können diese Summen nicht haben. Zähle noch einmal.',
  'why.SM-50.card-on-table': 'Diese Mission liegt schon auf dem Tisch.',
  'why.SM-50.card-twice': 'Dieselbe Mission kann nicht zweimal da sein.',
  'why.SM-50.looks-alike': 'Zwei Missionen verlangen dasselbe in {{colour}}: Wurde eine zweimal gelesen?',
  'why.SM-50.dealt': 'Das Telefon hat diese Hand ausgeteilt: Ihre Karten stimmen.',
  'why.SM-50.same-card': 'Das ist die Karte schon. Tippe die an, die es wirklich ist.',
  'why.SM-50.not-held': 'Laut App ist diese Karte nicht auf der Hand.',

  'rule.SM-1':
    'Zwei bis sechs Personen spielen, jede eine Agentur mit 3 Spezialagenten. 18 freie Agenten gehören niemandem.',
  'rule.SM-2':
    'Es gibt 100 Intelligence-Karten, 25 von jeder der vier Arten. Die Zahl sind Bewegungspunkte oder Wert.',
  'rule.SM-3':
    'Jede der 60 Missionen zeigt eine Stadtfarbe, Spezialagenten und freie Agenten, eine Art mit einem Wert, und Punkte.',
  'rule.SM-4':
    'Der Plan hat Gebiete, jedes mit einem Drehkreuz, vier Städten in vier Farben und einem Missionsfeld. Beliebig viele Agenten können an einem Ort sein.',
  'rule.SM-5': 'Was Plan und Karten zeigen, steht nicht in der Anleitung: Deine Schachtel lehrt es die App.',
  'rule.SM-10':
    'Alle setzen gleichzeitig ihre Spezialagenten ein, wo sie wollen; im ersten Spiel zufällig in verschiedenen Gebieten. Dann zufällig die freien Agenten, jeden auf einen der 30 Orte (unsere Auslegung).',
  'rule.SM-11':
    'Bildet fünf verdeckte Stapel mit 9, 10, 13, 16 oder 19 Karten für 2, 3, 4, 5 oder 6 Personen. Der Rest bleibt ungesehen in der Schachtel.',
  'rule.SM-12': 'Auf jedem Missionsfeld liegt eine verdeckte Mission und darauf eine offene.',
  'rule.SM-13': 'Wer die meisten Ausweise bei sich trägt, ist zuerst SpyMaster.',
  'rule.SM-20': 'Der SpyMaster wählt einen Stapel und legt ihn offen in einer Reihe aus, in seiner Ordnung.',
  'rule.SM-21':
    'Die Reihe wird in eine Akte für jede Person geteilt: der Reihe nach, beliebig groß, keine leer.',
  'rule.SM-22': 'Die SpyMaster-Karte kommt zu einer der Akten; sie ist nie allein eine Akte.',
  'rule.SM-23':
    'Links vom SpyMaster beginnend wählt jede Person eine Akte; der SpyMaster bekommt die letzte.',
  'rule.SM-24':
    'Eine Akte kommt auf die geheime Hand; die Zahl der Karten ist öffentlich. Wer die SpyMaster-Karte nahm, ist in der nächsten Runde SpyMaster. Sie hat keinen Wert und wird nie verbrannt.',
  'rule.SM-30':
    'Vom SpyMaster an im Uhrzeigersinn: erst Agenten bewegen, dann Missionen erfüllen, jedes nach Wunsch.',
  'rule.SM-31':
    'Verbrenne höchstens eine Karte und teile ihre Punkte auf deine Spezialagenten und freie Agenten auf. Die erste erfüllte Mission beendet die Bewegung; übrige Punkte verfallen.',
  'rule.SM-32':
    'Ein Punkt: beliebig innerhalb eines Gebiets, oder von Drehkreuz zu Drehkreuz. Eine Stadt in einem anderen Gebiet kostet also 2 vom Drehkreuz und 3 von einer Stadt aus.',
  'rule.SM-33':
    'Erfülle offene Missionen: genug deiner Spezialagenten und freie Agenten in der Stadt, und verbrannte Karten der gezeigten Art mit mindestens dem Wert.',
  'rule.SM-34':
    'Die Agenten bleiben, wo sie sind (unsere Auslegung), und die Mission kommt verdeckt zu deiner Agentur.',
  'rule.SM-35':
    'Am Ende des Zuges werden die Missionen unter erfüllten aufgedeckt, für die nächste Person. Ein geleertes Feld bleibt in dieser Runde leer.',
  'rule.SM-36':
    'Zu Beginn deines Zuges kannst du passen. Sobald jemand handelt, kannst du später wieder handeln. Eine Karte für Bewegung zu verbrennen ist handeln, auch wenn sich nichts bewegt (unsere Auslegung).',
  'rule.SM-37':
    'Die Runde endet sofort, wenn alle nacheinander gepasst haben (unsere Auslegung) oder keine Mission mehr auf dem Plan liegt.',
  'rule.SM-38':
    'Dann geht die Figur an die Person mit der SpyMaster-Karte, und jedes Feld bekommt wieder eine verdeckte Mission unter einer offenen; eine gebliebene liegt oben (unsere Auslegung).',
  'rule.SM-40': 'Nach Runde fünf zählst du die Punkte deiner erfüllten Missionen.',
  'rule.SM-41':
    'Für jede Art bringt der höchste Wert auf der Hand 5 Punkte; bei Gleichstand allen je 5. Eine Art, die niemand hat, bringt nichts (unsere Auslegung).',
  'rule.SM-42':
    'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in Runde 5 die Akte mit der SpyMaster-Karte nahm, beteiligt oder nicht.',
  'rule.SM-50': 'Jede Karte ist an genau einem Ort, und alle Agenten bleiben auf dem Plan.',

  'topic.pieces.title': 'Das Material',
  'topic.pieces.text':
    'Jede Agentur hat drei Spezialagenten; freie Agenten arbeiten für alle. Intelligence-Karten bewegen Agenten und zahlen für Missionen. Der Plan hat Gebiete mit einem Drehkreuz und vier Städten.',
  'topic.set-up.title': 'Spielvorbereitung',
  'topic.set-up.text':
    'Setzt die Spezialagenten ein, dann zufällig alle freien Agenten. Bildet fünf Stapel. Auf jedem Missionsfeld liegen zwei Missionen, die obere offen.',
  'topic.files.title': 'Intelligence sammeln',
  'topic.files.text':
    'Der SpyMaster legt einen Stapel aus, teilt die Reihe in Akten und legt die SpyMaster-Karte zu einer. Die anderen wählen zuerst, der SpyMaster bekommt den Rest.',
  'topic.turn.title': 'Ein Zug',
  'topic.turn.text':
    'Bewege Agenten, erfülle dann Missionen. Eines, beides, oder passe. Wer gepasst hat, kann nach einer anderen Person wieder handeln.',
  'topic.move.title': 'Agenten bewegen',
  'topic.move.text':
    'Verbrenne eine Karte für ihre Zahl an Punkten. Im Gebiet kostet jeder Schritt einen Punkt; zwischen Gebieten geht es von Drehkreuz zu Drehkreuz.',
  'topic.missions.title': 'Missionen erfüllen',
  'topic.missions.text':
    'Habe die Agenten in der richtigen Stadt und verbrenne genug Karten der richtigen Art. Was darunter liegt, ist für die nächste Person.',
  'topic.round-end.title': 'Das Ende einer Runde',
  'topic.round-end.text':
    'Wenn alle nacheinander gepasst haben oder der Plan leer ist, wandert die Figur weiter, und die Felder werden aufgefüllt.',
  'topic.scoring.title': 'Wertung',
  'topic.scoring.text':
    'Missionen zählen ihre Punkte, der höchste Wert jeder Art 5 dazu. Ein Gleichstand geht an die SpyMaster-Karte aus Runde 5, auch an Unbeteiligte.',
  'topic.counts.title': 'Was immer aufgeht',
  'topic.counts.text':
    'Keine Karte und kein Agent geht verloren. Wenn Tisch und App sich unterscheiden, zählt nach und berichtigt es.',

  'teach.1':
    'Du leitest eine Agentur. Erfülle Missionen in aller Welt; nach fünf Runden gewinnen die meisten Punkte.',
  'teach.2':
    'Jede Runde legt der SpyMaster Karten in einer Reihe aus und teilt sie in Akten. Alle nehmen eine, der SpyMaster die letzte.',
  'teach.3':
    'Deine Karten sind geheim und bleiben bei dir. In einer Akte liegt auch die SpyMaster-Karte: Wer sie hat, teilt nächste Runde.',
  'teach.4':
    'Im Zug verbrennst du eine Karte und bewegst Agenten für ihre Zahl: ein Punkt im Gebiet, einer von Drehkreuz zu Drehkreuz. Freie Agenten arbeiten für alle.',
  'teach.5':
    'Dann erfüllst du Missionen: die gezeigten Agenten in der Stadt, und genug Karten der gezeigten Art verbrannt.',
  'teach.6':
    'Nichts zu tun? Passe. Wenn alle nacheinander passen, ist die Runde vorbei, und Missionen kommen nach.',
  'teach.7':
    'Am Ende ist der höchste Wert jeder Art auf der Hand 5 wert. Ein Gleichstand geht an die SpyMaster-Karte aus Runde 5.',
});
