/**
 * The platform's sentences that editors meet, as they stand in its code, `{}` for what is filled in, and the same in
 * Spanish, where the parts are numbered: `{0}` stays as it came, `{0:said}` is a
 * sentence, too, `{0:part}` one of `PARTS`, `{0:component}` the name of a component or the page, and `{0:slot}` names of places.
 */
export const SENTENCES: Readonly<Record<string, string>> = {
  // Signing in, and who may do what.
  'Too many attempts. Wait a little, then try again.':
    'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  'The address or the password is not right.': 'El correo o la contraseña no son correctos.',
  'This account is locked. Ask who looks after the accounts.':
    'Esta cuenta está bloqueada. Pregunte a quien administra las cuentas.',
  'This link has been used or has run out. Ask for a new one.':
    'Este enlace ya se usó o ha caducado. Pida uno nuevo.',
  'Say your name and your mail address.': 'Escriba su nombre y su correo electrónico.',
  'Too many people sign in at once. Try again in a minute.':
    'Demasiadas personas entran a la vez. Inténtelo de nuevo dentro de un minuto.',
  'A password has at least {} characters': 'Una contraseña tiene al menos {0} caracteres',
  'A password has at most {} characters': 'Una contraseña tiene como máximo {0} caracteres',
  'A password must not contain the name you sign in with':
    'La contraseña no debe contener el nombre con el que usted entra',
  'A password needs at least five different characters':
    'Una contraseña necesita al menos cinco caracteres distintos',
  '{}.': '{0:said}.',
  'Sign in first.': 'Entre primero.',
  'Sign in first': 'Entre primero',
  'The request lacks the token of the session. Load the page again.':
    'A la petición le falta la clave de la sesión. Vuelva a cargar la página.',
  'The request is not from the Studio': 'La petición no viene de Studio',
  'Your account may not do this.': 'Su cuenta no permite hacer esto.',
  'Your account may not see this page.': 'Su cuenta no permite ver esta página.',
  'Your account may not write in this language.': 'Su cuenta no permite escribir en este idioma.',
  'You may not see {}.': 'Su cuenta no permite ver {0:part}.',
  'You may not change texts of {}.': 'Su cuenta no permite cambiar los textos de {0:part}.',
  'You may not change the structure of {}.': 'Su cuenta no permite cambiar los componentes de {0:part}.',
  'You may not publish {}.': 'Su cuenta no permite publicar {0:part}.',
  'You may not review "{}" in {}.': 'Su cuenta no permite revisar “{0}” en {1:part}.',
  'You may not change "{}" in {}.': 'Su cuenta no permite cambiar “{0}” en {1:part}.',
  'You may not publish this page.': 'Su cuenta no permite publicar esta página.',
  'There is no such person.': 'No existe esa persona.',
  'owner: there is no such person': 'responsable: no existe esa persona',
  'Somebody has an account with this mail address.': 'Alguien ya tiene una cuenta con este correo.',
  'Nobody else may manage people. Give somebody else that role first.':
    'Nadie más puede administrar personas. Dé antes esa función a otra persona.',

  // What was asked in a form that is not understood.
  'The body must be JSON': 'La petición no es JSON',
  'The body must be application/json': 'La petición no es JSON',
  'The body must be a JSON object with a query': 'La petición no contiene ninguna consulta',
  'Too much was asked in too short a time': 'Se pidió demasiado en muy poco tiempo',
  'What was sent is too large: at most {} bytes are taken':
    'Lo que se envió es demasiado grande: se aceptan como máximo {0} bytes',
  '{}: {}': '{0}: {1:said}',
  'site must be main or plan': 'el sitio debe ser main o plan',
  'locale must be en or es': 'el idioma debe ser en o es',
  '{} must be a whole number': '{0} debe ser un número entero',
  'small letters, digits and hyphens': 'minúsculas, cifras y guiones',
  'write something': 'escriba algo',
  'must be a mail address': 'debe ser un correo electrónico',
  'This address answers the Studio of this platform only':
    'Esta dirección responde solo a Studio de esta plataforma',
  'This address is for the Studio only': 'Esta dirección es solo para Studio',
  'This address answers {}': 'Esta dirección responde a {0}',
  'The address is malformed': 'La dirección está mal formada',
  'There is nothing at this address': 'En esta dirección no hay nada',
  'The editing key is missing or wrong': 'La clave de edición falta o no es correcta',
  'The server of the Studio does not answer.': 'El servidor de Studio no responde.',
  'The server of the Studio cannot do this now ({}).': 'El servidor de Studio no puede hacerlo ahora ({0}).',
  'The platform is starting': 'La plataforma está arrancando',
  'Too many requests at once': 'Demasiadas peticiones a la vez',
  'Too many open tabs': 'Demasiadas pestañas abiertas',
  'Idempotency-Key must be 1 to 128 printable characters':
    'Idempotency-Key debe tener de 1 a 128 caracteres imprimibles',
  'This Idempotency-Key was used for another request.': 'Esa Idempotency-Key se usó para otra petición.',
  'One mutation at a time: each is a transaction of its own.': 'Los cambios se piden de uno en uno.',
  'There is no such file': 'No existe ese archivo',

  // Pages and their addresses.
  'There is no such page.': 'No existe esa página.',
  'This item is no page.': 'Este elemento no es una página.',
  'The path is none of this page.': 'Esa dirección no es de esta página.',
  'There is no item {}.': 'No existe el elemento {0}.',
  'There is no content item {}': 'No existe el elemento {0}',
  'There is no language {}: en, es.': 'No existe el idioma {0}: en, es.',
  'There is no template {}.': 'No existe la plantilla {0}.',
  '{} is no name: 1 to 100 characters, none of / \\ : ? " < > | [ ].':
    '{0} no sirve de nombre: de 1 a 100 caracteres, sin / \\ : ? " < > | [ ].',
  '{} gives no address: use letters or digits.': '{0} no da ninguna dirección: use letras o cifras.',
  'Choose at least one language.': 'Elija al menos un idioma.',
  'The site stands on the page at {}: it stays where it is.':
    'El sitio se apoya en la página {0}: se queda donde está.',
  'Somebody moved this page since: it stands at {} now.':
    'Alguien ha movido esta página entretanto: ahora está en {0}.',
  'A page cannot be moved below itself, or below a page that stands for many.':
    'Una página no se puede mover debajo de sí misma ni de una página que vale para muchas.',
  '{} is no page.': '{0} no es una página.',
  'Below {} {}.': 'Debajo de {0} {1:part}.',
  'Give the page a name of 1 to 200 characters.': 'Dé a la página un nombre de 1 a 200 caracteres.',
  '{} cannot stand in an address: 1 to 100 letters without accents, digits and dashes.':
    '{0} no puede formar parte de una dirección: de 1 a 100 letras sin acentos, cifras y guiones.',
  '{} is no address of a page.': '{0} no es la dirección de una página.',
  'An address has at most {} characters.': 'Una dirección tiene como máximo {0} caracteres.',
  "Addresses below /{} are the site's own. Choose another one.":
    'Las direcciones debajo de /{0} son del propio sitio. Elija otra.',
  'A page stands below a page or the root of its site.':
    'Una página va debajo de otra página o de la raíz de su sitio.',
  'An item cannot be moved below itself.': 'Un elemento no se puede mover debajo de sí mismo.',
  'The page at {} stays where it is.': 'La página {0} se queda donde está.',
  'A page cannot be moved below itself.': 'Una página no se puede mover debajo de sí misma.',
  'A page has no entries.': 'Una página no tiene entradas.',
  '{} cannot be deleted: the site stands on it.': '{0} no se puede eliminar: el sitio se apoya en ella.',
  'At most {} pages at once.': 'Como máximo {0} páginas a la vez.',
  'There is a page at {} already.': 'Ya hay una página en {0}.',
  'A page stays on its own site.': 'Una página se queda en su propio sitio.',
  'The path {} of site {} is taken by item {}': 'La dirección {0} del sitio {1} ya es del elemento {2}',
  'Visitors find item {} at {} of site {}. Publish that one, too, with its new address.':
    'Los visitantes encuentran el elemento {0} en {1} del sitio {2}. Publíquelo también, con su nueva dirección.',
  'The redirect {} leads visitors away from {}. Change that redirect first, or choose another address.':
    'La redirección {0} aleja a los visitantes de {1}. Cambie antes esa redirección o elija otra dirección.',
  'Another program is writing to the data file and did not finish in time. Wait until the running import or seed has ended, then try again.':
    'Otro programa escribe en los datos y no terminó a tiempo. Espere a que acabe la importación en curso y vuelva a intentarlo.',
  'The shared database does not answer: nothing can be stored at the moment. Try again in a moment.':
    'La base de datos común no responde: por ahora no se puede guardar nada. Vuelva a intentarlo en un momento.',
  'Another process is writing to the shared store and did not finish in time. Try again in a moment.':
    'Otro proceso escribe en los datos comunes y no terminó a tiempo. Vuelva a intentarlo en un momento.',
  'The shared database stopped answering while this was being stored. Look whether it is there before you do it again.':
    'La base de datos común dejó de responder mientras se guardaba. Antes de repetirlo, compruebe si quedó guardado.',
  'Nothing can be stored at the moment: {}. What is stored is there.':
    'En este momento no se puede guardar nada: {0:part}. Lo que ya se guardó sigue ahí.',
  'The shared database refused: {}. Try again in a moment.':
    'La base de datos común lo rechazó: {0}. Vuelva a intentarlo en un momento.',
  'The database that PLATFORM_DATABASE_URL names cannot be used: {}.':
    'No se puede usar la base de datos que nombra PLATFORM_DATABASE_URL: {0}.',
  'This process is still reading what others wrote. Try again in a moment.':
    'Este servidor todavía está leyendo lo que otros escribieron. Vuelva a intentarlo en un momento.',
  'The database PLATFORM_DATABASE_URL names holds another store than the one this process has a copy of.':
    'La base de datos que nombra PLATFORM_DATABASE_URL contiene otros datos que los que copió este servidor.',
  'This process is making its copy of the shared store anew. Try again in a moment.':
    'Este servidor está rehaciendo su copia de los datos comunes. Vuelva a intentarlo en un momento.',

  // Texts and components.
  'Somebody else changed this text since you began.':
    'Otra persona cambió este texto desde que usted empezó.',
  'Version {} is not the latest, {}: only that one is changed.':
    'La versión {0} no es la última, que es la {1}: solo se cambia esa.',
  'At most {} fields at once.': 'Como máximo {0} campos a la vez.',
  '{} is no field that can be changed.': '{0} no es un campo que se pueda cambiar.',
  '{} is longer than {} characters': '{0} pasa de {1} caracteres',
  '{} has a form that cannot be written as text': '{0} tiene una forma que no se puede escribir como texto',
  'There is no kind of field {}: {}': 'No existe la clase de campo {0}: {1}',
  '{}: {} is no id of an item': '{0}: {1} no es el número de ningún elemento',
  '{} refers to one item': '{0} se refiere a un solo elemento',
  '{}: visitors are not given {}. Write it with headings, paragraphs, lists, tables, links and pictures.':
    '{0}: a los visitantes no se les da {1}. Escríbalo con títulos, párrafos, listas, tablas, enlaces e imágenes.',
  '{} may not lead to {}': '{0} no puede llevar a {1}',
  'Not a number': 'No es un número',
  'Not a date: 20260102T000000Z is one': 'No es una fecha: 20260102T000000Z lo es',
  'There is no such day': 'No existe ese día',
  'Not a {}': 'No es {0:part}',
  'Name the placeholders.': 'Indique los lugares.',
  'The shared layout cannot be taken away.': 'La disposición compartida no se puede quitar.',
  '{} has no version in {}.': '{0} no tiene versión en {1:part}.',
  'Item {} has no version in {}': 'El elemento {0} no tiene versión en {1:part}',
  'Pages have one device, {}, with one layout, {}.':
    'Las páginas tienen un dispositivo, {0}, con una disposición, {1}.',
  'A layout is written as JSON with "devices", not as XML.':
    'La disposición se escribe como JSON con “devices”, no como XML.',
  'There is not exactly one item {} below the page.':
    'Debajo de la página no hay un elemento {0}, o hay varios.',
  'The slot {} is not that of one component.': 'El lugar {0} no es de un único componente.',
  '{} is saved by itself, without other fields.': '{0} se guarda aparte, sin otros campos.',
  'The layout is nested too deeply.': 'Hay demasiados componentes unos dentro de otros.',
  'The layout is not understood: {} {}': 'La disposición no se entiende: {0} {1}',
  'Two components have the id {}.': 'Dos componentes tienen el número {0}.',
  'A page holds at most {} components.': 'Una página admite como máximo {0} componentes.',
  'There is no item {} to show.': 'No existe el elemento {0} que se iba a mostrar.',
  'Somebody else changed the same part of this page since you began.':
    'Otra persona cambió la misma parte de esta página desde que usted empezó.',
  'There is no place {} in {}.': 'No hay ningún lugar {0:slot} en {1:component}.',
  '{} of {} takes at most {}, and {} stand there.':
    '{0:slot} de {1:component} admite como máximo {2}, y hay {3}.',
  '{} is no component of this site.': '{0:component} no es un componente de este sitio.',
  '{} may not stand in {} of {}.': '{0:component} no puede estar en {1:slot} de {2:component}.',
  'It may stand in {}.': 'Puede estar en {0:slot}.',
  'It is not placed by editors.': 'No lo colocan los editores.',

  // Publishing, reviews and times.
  'meridianGuard: counts and names of rules': 'meridianGuard: cifras y nombres de reglas',
  'Name what is to be published.': 'Indique qué se publica.',
  'Name the languages: en, es.': 'Indique los idiomas: en, es.',
  'At most {} items at once.': 'Como máximo {0} elementos a la vez.',
  'There is no such revision.': 'No existe esa revisión.',
  '"{}" needs approval in {}. {}': '“{0}” necesita aprobación en {1:part}. {2:said}',
  'It was changed after it was approved.': 'Se cambió después de aprobarla.',
  'Nobody has approved it yet.': 'Nadie la ha aprobado todavía.',
  'This is approved already, and nothing was changed since.':
    'Ya está aprobada, y no se ha cambiado nada desde entonces.',
  'There is no command {}.': 'No existe la orden {0}.',
  'Pages are reviewed, and their parts with them.': 'Se revisan las páginas, y con ellas sus partes.',
  'This page has no version in {} yet.': 'Esta página todavía no tiene versión en {0:part}.',
  'This page has no version in this language yet.': 'Esta página todavía no tiene versión en este idioma.',
  'The page was changed meanwhile. Look at it again.': 'La página se cambió entretanto. Vuelva a mirarla.',
  'You wrote in this page yourself: somebody else has to approve it.':
    'Usted escribió en esta página: otra persona tiene que aprobarla.',
  'Nobody has sent this page for review.': 'Nadie ha enviado esta página a revisión.',
  'Say what is to be changed.': 'Diga qué hay que cambiar.',
  '{} is no day.': '{0} no es un día.',
  'Pages are scheduled, and their parts with them.': 'Se programan las páginas, y con ellas sus partes.',
  'Name a time.': 'Indique una hora.',
  'It would be taken off before it is there. Choose a later time.':
    'Se retiraría antes de estar publicada. Elija una hora posterior.',
  '{} is no time.': '{0} no es una hora.',
  'The clocks go forward over this time: it does not exist that day. Choose a time an hour later.':
    'Ese día los relojes se adelantan y esa hora no existe. Elija una hora más tarde.',
  'The clocks go back over this time: it is there twice that day. Say which one is meant.':
    'Ese día los relojes se atrasan y esa hora se repite. Diga cuál de las dos quiere.',
  'This time has gone by.': 'Esa hora ya pasó.',
  'There is no such scheduled act.': 'No existe esa programación.',
  'Who scheduled it has no account any more.': 'Quien lo programó ya no tiene cuenta.',
  'The page is gone.': 'La página ya no existe.',
  'The page was deleted.': 'La página se eliminó.',
  'The page was changed after this was scheduled.': 'La página se cambió después de programarlo.',
  'The log of the platform has the reason.': 'El registro de la plataforma dice por qué.',
  'This site has no alert above its pages. Place a global alert first.':
    'Este sitio no tiene ningún aviso sobre sus páginas. Coloque antes un aviso de todo el sitio.',
  'No banner is up on this site.': 'En este sitio no hay ningún aviso de emergencia.',

  // History, comments, translations.
  '{} is no moment: draft, published, or a number of the history.':
    '{0} no es un momento: draft, published o un número del historial.',
  'The page was not there then.': 'La página no existía entonces.',
  'A part that was to be restored was not on the page then.':
    'Una parte que se quería restaurar no estaba en la página entonces.',
  'A component of that version is gone for good. Restore parts of it.':
    'Un componente de esa versión ya no existe. Restaure partes de ella.',
  'There is no such version.': 'No existe esa versión.',
  'That version was cleared away, or never was one of this page.':
    'Esa versión se quitó, o nunca lo fue de esta página.',
  'Parts of this version are gone for good.': 'Algunas partes de esta versión ya no existen.',
  'There is another comment with this id.': 'Hay otro comentario con ese número.',
  'What you answer is no longer there.': 'Aquello a lo que usted responde ya no está.',
  'This is no longer there.': 'Esto ya no está.',
  'There is no such translation.': 'No existe esa traducción.',
  'The English of {} has changed again. Read it once more.':
    'El inglés de {0} ha vuelto a cambiar. Léalo otra vez.',

  // Files, phrases, redirects, imports.
  'This is no longer in the library.': 'Esto ya no está en la biblioteca.',
  'This is in the bin. Restore it first.': 'Esto está en la papelera. Restáurelo antes.',
  'Other uploads are still being worked on. Try again in a moment.':
    'Todavía se procesan otros archivos. Inténtelo de nuevo en un momento.',
  'It is used on {}. Take it off there first.': 'Se usa en {0:part}. Quítelo antes de allí.',
  '{} must keep {}: something is filled in there.': '{0} debe conservar {1}: ahí se rellena algo.',
  '{}: nothing is filled in for {}.': '{0}: en {1} no se rellena nada.',
  'There is no phrase {}.': 'No existe la frase {0}.',
  '{} was changed meanwhile. Look at it again.': '{0} se cambió entretanto. Vuelva a mirarla.',
  'The file cannot be read: {}': 'El archivo no se puede leer: {0:said}',
  'more than {} lines': 'más de {0} líneas',
  'There is no such import.': 'No existe esa importación.',
  'Only a dry run that came to its end can be done for real.':
    'Solo se incorpora de verdad una prueba que llegó a su fin.',
  'The file is no longer here. Upload it again.': 'El archivo ya no está aquí. Vuelva a subirlo.',
  'A store in memory takes no imports.': 'Unos datos que solo están en memoria no admiten importaciones.',
  'Another import is running. Wait until it has ended.':
    'Hay otra importación en curso. Espere a que termine.',
};

/** What stands inside of sentences in one of a few ways. */
export const PARTS: Readonly<Record<string, string>> = {
  en: 'inglés',
  es: 'español',
  'its data file cannot be written': 'no se puede escribir en su archivo de datos',
  'its disk does not do what it is asked to': 'su disco no hace lo que se le pide',
  'its disk is full': 'su disco está lleno',
  'its data file cannot be opened': 'no se puede abrir su archivo de datos',
  'the page': 'la página',
  this: 'esto',
  '"{}" in {}': '“{0}” en {1:part}',
  image: 'una imagen',
  link: 'un enlace',
  'no page may stand': 'no puede haber páginas',
  'there may stand: {}': 'puede haber: {0}',
};
